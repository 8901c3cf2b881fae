import { runServer } from '#server/run-server.ts'

// The server of `npm run dev`. It ends when the process that started it ends or is killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

const [address = '', ...args] = process.argv.slice(2)
await runServer({ args, address, onListening: () => process.send?.('listening') })
