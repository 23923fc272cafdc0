/** The one generator of the package that is used, imported alone because the whole package starts slower. */
declare module 'seedrandom/lib/alea.js' {
  const alea: (seed: string) => () => number
  export default alea
}
