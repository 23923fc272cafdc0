import { assembleArmada } from './armada.js'
import type { ArmadaFile } from './armada-finish.js'
import { parseCsv } from './csv.js'
import type { Account, OpenLedger } from './ledger.js'
import { header, item, model, objective, objectiveOf, type Placed, type Row, squadron } from './rows.js'
import { type Line, linesOf } from './text.js'

/** Sheets of Armada tournaments: a fleet a row, a card a cell, headed `FACTION`, `FLAGSHIP`, `SHIP #2`, `UPGRADE`, `SQUADRON #1`. */
export const isTournament = (text: string): boolean => /^\s*FACTION,/.test(text)

export async function readTournament(text: string, open: OpenLedger): Promise<readonly (Account & { readonly fleet: ArmadaFile })[]> {
  const [heads = [], ...rows] = parseCsv(text)
  const fleets = rows.map((row) =>
    row.flatMap(({ line, text: cell }, index): readonly { line: Line; row: Row | undefined }[] => {
      const name = linesOf(cell)
        .map((part) => part.text)
        .join(' ')
      const head = heads[index]?.text.trim().toUpperCase() ?? ''
      return name === '' ? [] : [{ line: { line, text: name }, row: rowOf(head, name) }]
    }),
  )
  return Promise.all(
    fleets
      .filter((cells) => cells.length)
      .map(async (cells) => {
        const book = open(cells.map(({ line }) => line))
        return { fleet: await assembleArmada(withCommander(cells), book), ...book.account() }
      }),
  )
}

function rowOf(head: string, text: string): Row | undefined {
  if (head === 'FACTION') return header('faction', text)
  if (head === 'COMMANDER') return header('commander', text)
  if (head.endsWith('OBJECTIVE')) return objective(text, objectiveOf(head))
  if (head === 'FLAGSHIP') return model(text, undefined, { flagship: true })
  if (/^SHIP #/.test(head)) return model(text)
  if (head === 'UPGRADE') return item(text)
  if (/^SQUADRON #/.test(head)) return squadron('1', text)
  if (head === 'LIST TOTAL' && /^\d+$/.test(text)) return { kind: 'total', points: Number(text) }
  return head === 'SHIP TOTAL' || head === 'SQUADRON TOTAL' ? { kind: 'remark' } : undefined
}

/** The sheet names the commander once; aboard the flagship he is an upgrade as in every other list. */
function withCommander(cells: readonly Placed[]): readonly Placed[] {
  const commander = cells.find(({ row }) => row?.kind === 'commander')
  return cells.flatMap((cell) =>
    cell.row?.kind === 'model' && cell.row.flagship && commander?.row?.kind === 'commander'
      ? [cell, { line: commander.line, row: item(commander.row.text) }]
      : [cell],
  )
}
