import { connect, createServer, type Socket } from 'node:net'
import type { ConnectionConfig } from './connection.ts'

/** A proxy in front of PostgreSQL. */
export interface FreezingProxy {
  /** The same connection through the proxy. */
  connection: ConnectionConfig
  /** Its open connections in pairs: the client's, then PostgreSQL's. */
  sockets: readonly Socket[]
  /** Freezes the open connections: they stay open but transfer nothing. New ones work. */
  freeze: () => void
  close: () => void
}

/** Opens a proxy on a free port of this machine. */
export async function openFreezingProxy(to: ConnectionConfig): Promise<FreezingProxy> {
  const sockets: Socket[] = []
  const server = createServer((inner) => {
    const outer = to.host.startsWith('/')
      ? connect(`${to.host}/.s.PGSQL.${to.port}`)
      : connect(to.port, to.host)
    sockets.push(inner, outer)
    inner.pipe(outer).pipe(inner)
    for (const socket of [inner, outer]) socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    connection: { ...to, host: '127.0.0.1', port },
    sockets,
    freeze() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
