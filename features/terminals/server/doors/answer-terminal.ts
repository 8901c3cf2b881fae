import type { Logger } from 'pino'
import type { Database } from '#kit/database/database.ts'
import type { DeviceAnswer, DeviceDoor, DeviceHead, DeviceRequest } from '#kit/server/device-door.ts'
import { serialOf } from '../../domain/serial.ts'
import { answerAction, type DoorServices, type TerminalCall } from './answer-action.ts'
import { terminalFinder } from './find-terminal.ts'
import { Presence } from './note-presence.ts'
import { sightingNoter } from './note-sighting.ts'
import { PunchQueue } from './punch-queue.ts'
import { RequestRate } from './request-rate.ts'

/** Terminals cut their uploads at about 900 KB. */
const MAX_BYTES = 2 * 1024 * 1024

export interface TerminalDoor extends DeviceDoor {
  /** Writes what is still in memory. */
  stop: () => Promise<void>
}

const refused = (status: number): DeviceAnswer => ({ status, text: '' })
const UNKNOWN: DeviceAnswer = { status: 403, text: 'UNKNOWN DEVICE\n' }

/**
 * The door of terminals with the ZKTeco push protocol: `/iclock/*`. A terminal is known by its serial number. What is not stored is
 * answered with a status of 400 or above, because after 200 a terminal deletes what it has sent.
 */
export function zktecoDoor(db: Database, log: Logger): TerminalDoor {
  const find = terminalFinder(db)
  const noteSighting = sightingNoter(db)
  const presence = new Presence(db, log)
  const rate = new RequestRate()
  const services: DoorServices = { db, presence, queue: new PunchQueue(db) }
  const refuse = async (head: DeviceHead): Promise<DeviceAnswer | null> => {
    const serial = onlySerial(head)
    if (actionOf(head.path) === null) return refused(404)
    if (serial === null) return refused(400)
    if (!rate.allows(serial)) return refused(429)
    if (await find(serial)) return null
    await noteSighting({ ...head, serial, pushVersion: head.query.get('pushver')?.[0] ?? '' })
    return UNKNOWN
  }
  const answer = async (request: DeviceRequest): Promise<DeviceAnswer> => {
    const action = actionOf(request.path) ?? ''
    const serial = onlySerial(request) ?? ''
    const terminal = await find(serial)
    if (terminal === null) return UNKNOWN
    const call: TerminalCall = { ...request, action, serial, terminal }
    const answered = await answerAction(services, call)
    if (answered.status === 403) find.forget(serial)
    else await presence.note(terminal, request.receivedAt, request.address)
    return answered
  }
  return { prefix: '/iclock', maxBytes: MAX_BYTES, refuse, answer, stop: () => presence.stop() }
}

/** The last part of the path in small letters: some firmware doubles the prefix, writes capitals or appends `.aspx`. */
function actionOf(path: string): string | null {
  const match = /^(?:\/t\/\w{1,64})?\/iclock(?:\/iclock)?\/([a-z]+)(?:\.aspx)?\/?$/i.exec(path)
  return match?.[1]?.toLowerCase() ?? null
}

/** The serial of the query; null if it is missing, repeated or no serial. */
function onlySerial({ query }: DeviceHead): string | null {
  const [serial, ...more] = query.get('sn') ?? []
  return serial === undefined || more.length > 0 ? null : serialOf(serial)
}

/** The addresses of the door: `/iclock`, and `/t/<code>/iclock` with the code of a terminal. */
export const doorsOfTerminals = (door: TerminalDoor): readonly DeviceDoor[] => [
  door,
  { ...door, prefix: '/t' },
]
