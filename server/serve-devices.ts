import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { doorsOfTerminals, zktecoDoor } from '#features/terminals/server/index.ts'
import type { Database } from '#kit/database/database.ts'
import { createDeviceServer, serveDeviceDoor } from '#kit/server/device-door.ts'

export interface DeviceOptions {
  db: Database
  log: Logger
  host: string
  /** A second port, only for devices. */
  devicePort?: number | undefined
  trustedProxies?: readonly string[]
}

export interface ServedDevices {
  listen: () => Promise<void>
  /** The address of the second port, after `listen`. */
  url: () => string | undefined
  /** Answers the open requests, then writes what is still in memory. */
  stop: () => Promise<void>
}

/** Opens the doors of devices on the server of the calls and, if there is one, on the second port. */
export async function serveDevices(app: FastifyInstance, options: DeviceOptions): Promise<ServedDevices> {
  const { db, log, host, devicePort } = options
  const door = zktecoDoor(db, log)
  const doors = doorsOfTerminals(door)
  for (const one of doors) await serveDeviceDoor(app, one, log)
  const second = devicePort === undefined ? undefined : await createDeviceServer(doors, options)
  return {
    listen: async () => void (await second?.listen({ host, port: devicePort as number })),
    url: () => second && addressOf(second, host),
    async stop() {
      await second?.close()
      await door.stop()
    },
  }
}

/** The address at which a listening server can be opened on this machine. */
export function addressOf({ server }: FastifyInstance, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`
}
