import { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import { Whole } from '#kit/database/row-types.ts'
import type { DeviceAnswer, DeviceRequest } from '#kit/server/device-door.ts'
import { readResults } from '../../domain/commands.ts'
import { readDeviceUsers } from '../../domain/device-users.ts'
import { optionBlock } from '../../domain/option-block.ts'
import { readInfo, readOptions } from '../../domain/read-device-facts.ts'
import { readPunches } from '../../domain/read-punches.ts'
import { countLines, readUpload } from '../../domain/read-upload.ts'
import { handOutCommands } from '../commands/hand-out-commands.ts'
import { takeResults } from '../commands/take-results.ts'
import { storeUsers } from '../users/store-users.ts'
import type { ClaimedTerminal } from './find-terminal.ts'
import type { Presence } from './note-presence.ts'
import type { PunchQueue } from './punch-queue.ts'

export interface DoorServices {
  db: Database
  presence: Presence
  queue: PunchQueue
}

/** A request of a terminal of a company. */
export interface TerminalCall extends DeviceRequest {
  action: string
  serial: string
  terminal: ClaimedTerminal
}

type Answer = (services: DoorServices, call: TerminalCall) => Promise<DeviceAnswer>

const ok = (text: string): DeviceAnswer => ({ status: 200, text })
const OK = ok('OK\n')
const NOT_ACTIVE: DeviceAnswer = { status: 403, text: 'UNKNOWN DEVICE\n' }

const parameter = ({ query }: TerminalCall, name: string) => query.get(name)?.[0]

const ZoneRow = z.object({ utc_offset_minutes: Whole })
/** The code in the path `/t/<code>/iclock/…`; empty without one. */
const codeIn = (path: string) => /^\/t\/(\w{1,64})\//.exec(path)?.[1] ?? ''

const ZONE = `
  select utc_offset_minutes from terminal
  where company_id = $1 and id = $2 and status = 'active' and (door_code = $3 or ($3 = '' and not needs_code))`

/** Null for a terminal that is disabled, and without its code if the company requires it. */
const readZone = ({ db }: DoorServices, { terminal: { companyId, terminalId }, path }: TerminalCall) =>
  db.inCompany(companyId, (tx) => tx.maybeOne(ZoneRow, ZONE, [tx.companyId, terminalId, codeIn(path)]))

const handshake: Answer = async (services, call) => {
  const zone = await readZone(services, call)
  if (!zone) return NOT_ACTIVE
  await services.presence.noteFacts(
    call.terminal,
    { at: call.receivedAt, address: call.address },
    {
      pushVersion: parameter(call, 'pushver')?.slice(0, 40) ?? '',
    },
  )
  return ok(optionBlock(call.serial, zone.utc_offset_minutes))
}

/** Stores punches, and answers after the commit. `n` counts all lines: a terminal would send bad ones again for ever. */
async function storePunches(services: DoorServices, call: TerminalCall, body: Uint8Array) {
  const read = readPunches(body)
  const { companyId, terminalId } = call.terminal
  const upload = { terminalId, read, receivedAt: call.receivedAt }
  const outcome = read.lines === 0 ? 'stored' : await services.queue.store(companyId, upload)
  return outcome === 'stored' ? ok(`OK: ${read.lines}\n`) : NOT_ACTIVE
}

const storeOptions: Answer = async ({ presence }, call) => {
  const facts = readOptions(call.body.toString('utf8'))
  await presence.noteFacts(call.terminal, { at: call.receivedAt, address: call.address }, facts)
  return OK
}

const cdata: Answer = async (services, call) => {
  if (call.method === 'GET')
    return call.query.has('options') || !call.query.has('table') ? handshake(services, call) : OK
  const upload = readUpload(call)
  if (upload === null) return { status: 415, text: '' }
  const zone = await readZone(services, call)
  if (!zone) return NOT_ACTIVE
  if (upload.table === 'options') return storeOptions(services, call)
  if (upload.table === 'attlog' || upload.table === 'rtlog') return storePunches(services, call, upload.lines)
  if (USER_TABLES.includes(upload.table)) await storeReportedUsers(services, call, upload.lines)
  const count = countLines(upload.lines)
  // Without this form of the answer a controller sends the table again without end.
  if (upload.table === 'tabledata') return ok(`${parameter(call, 'tablename') ?? 'user'}=${count}\n`)
  return ok(`OK: ${count}\n`)
}

const getRequest: Answer = async (services, call) => {
  const { db, presence } = services
  if (!(await readZone(services, call))) return NOT_ACTIVE
  const info = parameter(call, 'info')
  if (info !== undefined)
    await presence.noteFacts(call.terminal, { at: call.receivedAt, address: call.address }, readInfo(info))
  const { companyId, terminalId } = call.terminal
  const commands = await db.inCompany(companyId, (tx) => handOutCommands(tx, terminalId, call.receivedAt))
  return commands === null ? OK : ok(commands)
}

/** The answers to commands; several in one body. */
const deviceCommand: Answer = async (services, call) => {
  if (!(await readZone(services, call))) return NOT_ACTIVE
  const results = readResults(call.body.toString('utf8'))
  const { companyId, terminalId } = call.terminal
  if (results.length > 0)
    await services.db.inCompany(companyId, (tx) => takeResults(tx, terminalId, results, call.receivedAt))
  return OK
}

const USER_TABLES = ['operlog', 'userinfo', 'user']

/** PIN and name of users; everything else of these tables is dropped. */
async function storeReportedUsers(
  { db }: DoorServices,
  call: TerminalCall,
  lines: Uint8Array,
): Promise<void> {
  const users = readDeviceUsers(lines)
  const { companyId, terminalId } = call.terminal
  if (users.length > 0)
    await db.inCompany(companyId, (tx) => storeUsers(tx, terminalId, users, call.receivedAt))
}

/** Access controllers (protocol 3.x) register before their handshake. */
const registry: Answer = async (services, call) => {
  const zone = await readZone(services, call)
  return zone ? ok(`registry=ok\nRegistryCode=${call.terminal.terminalId}\n`) : NOT_ACTIVE
}

const ping: Answer = async (services, call) => ((await readZone(services, call)) ? OK : NOT_ACTIVE)

const ACTIONS: Readonly<Record<string, Answer>> = {
  cdata,
  getrequest: getRequest,
  devicecmd: deviceCommand,
  ping,
  registry,
  push: handshake,
  querydata: ping,
}

/** Answers one request by the last part of its path. */
export const answerAction: Answer = async (services, call) =>
  (await ACTIONS[call.action]?.(services, call)) ?? { status: 404, text: '' }
