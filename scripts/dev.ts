import { createServer } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ViteDevServer } from 'vite'
import { removeUnusedServer } from '#kit/database/embedded/remove.ts'
import { startEmbeddedServer } from '#kit/database/embedded-server.ts'
import { loadEnvironment } from '#server/environment.ts'
import { readSettings } from '#server/settings.ts'
import { startScreens } from './dev/screens-server.ts'
import { startServerProcess } from './dev/server-process.ts'

// npm run dev [-- --reset] [-- --no-demo]: runs the product with separate data; screens and server reload when
// files change.

const DATA_DIR = path.resolve(import.meta.dirname, '..', 'data', 'dev')

/** Finds a free port for the server. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

const { values } = parseArgs({ options: { reset: { type: 'boolean' }, 'no-demo': { type: 'boolean' } } })
loadEnvironment()
const settings = readSettings([])
if (values.reset && !(await removeUnusedServer(DATA_DIR))) {
  console.error(`Another process uses ${DATA_DIR}. Stop it first.`)
  process.exit(1)
}

const port = settings.port || (await freePort())
const serverPort = await freePort()
// Opened here, so that the database keeps running while the server restarts.
const database = await startEmbeddedServer({ dataDir: DATA_DIR })
const server = startServerProcess([`http://localhost:${port}`, values['no-demo'] ? '--no-demo' : '--demo'], {
  ...process.env,
  DATABASE_URL: '',
  DATA_DIR,
  HOST: '127.0.0.1',
  PORT: String(serverPort),
  LOG_LEVEL: process.env.LOG_LEVEL || 'error',
  CHECK_DATA: process.env.CHECK_DATA || 'on',
})
let screens: ViteDevServer | undefined
let isStopping = false

/** Stops screens, server and database. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await screens?.close()
  await server.stop()
  await database.stop()
  process.exit(exitCode)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))

try {
  const serverUrl = `http://127.0.0.1:${serverPort}`
  screens = await startScreens({ host: settings.host, port, server, serverUrl })
} catch (error) {
  console.error((error as Error).message)
  await stop(1)
}
