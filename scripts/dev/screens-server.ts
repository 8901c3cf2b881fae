import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { ServerProcess } from './server-process.ts'
import { isServerSource, SERVER_FOLDERS } from './server-sources.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CALLS = '^/(api|health|ready|metrics)(/|$|\\?)'
/** Editors write a file in several steps, and a change of branch touches many files. */
const SETTLE_MS = 150

const ENDED = {
  code: 'internal_error',
  message: 'The server has ended. Its error is in the terminal of npm run dev.',
}

/** Delays calls while the server restarts, and answers with an error if it does not start. */
function waitForServer(server: ServerProcess): Plugin {
  const isCall = new RegExp(CALLS)
  return {
    name: 'champa-wait-for-server',
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        if (!isCall.test(request.url ?? '') || (await server.isListening())) return next()
        response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(ENDED))
      })
    },
  }
}

interface ScreensOptions {
  host: string
  port: number
  server: ServerProcess
  /** The address of `server`, such as http://127.0.0.1:40123. */
  serverUrl: string
}

/**
 * Serves the screens with hot reload, forwards calls to the server, and restarts the server when one of its
 * files changes.
 */
export async function startScreens({
  host,
  port,
  server,
  serverUrl,
}: ScreensOptions): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: path.join(ROOT, 'web', 'vite.config.ts'),
    clearScreen: false,
    plugins: [waitForServer(server)],
    server: { host, port, strictPort: true, proxy: { [CALLS]: { target: serverUrl, changeOrigin: false } } },
  })
  restartOnChange(vite, server)
  await vite.listen()
  return vite
}

function restartOnChange(vite: ViteDevServer, server: ServerProcess): void {
  let timer: NodeJS.Timeout | undefined
  vite.watcher.add(SERVER_FOLDERS.map((folder) => path.join(ROOT, folder)))
  vite.watcher.on('all', (event, file) => {
    const name = path.relative(ROOT, file)
    if (!['add', 'change', 'unlink'].includes(event) || !isServerSource(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      console.log(`${name} changed. The server restarts.`)
      void server.restart()
    }, SETTLE_MS)
  })
}
