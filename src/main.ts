process.stdout.write('fleetref\n')
