import { runServer } from '#server/run-server.ts'

// The server of `npm run dev`. It ends with the process that started it, even when that one is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

const [address = '', ...args] = process.argv.slice(2)
await runServer({ args, address, onListening: () => process.send?.('listening') })
