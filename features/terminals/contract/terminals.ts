import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalIds, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, Version } from '#kit/contract/scalars.ts'
import { requiredLineText } from '#kit/contract/texts.ts'
import { readClaimCode, serialOf } from '../domain/serial.ts'

export const reading = { anyOf: ['view-scan-camera'], side: 'company' } as const
export const editing = changing(reading, 'edit-terminal')
export const params = z.object({ terminal_id: IdParam })

/**
 * `waiting`: claimed, and has not called yet; `connected`: called within the last five minutes; `silent`: has not; `disabled`: its punches
 * are refused, and it keeps them.
 */
export const TerminalState = z.enum(['waiting', 'connected', 'silent', 'disabled'])
export type TerminalState = z.infer<typeof TerminalState>

export const Terminal = z.object({
  id: Id,
  serial: z.string(),
  name: z.string(),
  branch_id: Id.nullable(),
  branch: z.string().nullable(),
  is_camera: z.boolean(),
  /** Time zone of its clock, in minutes from UTC. */
  utc_offset_minutes: z.int(),
  state: TerminalState,
  last_seen_at: Instant.nullable(),
  last_punch_at: Instant.nullable(),
  /** Seconds that its clock is ahead of the server's; negative if it is behind. Null without uploads. */
  clock_drift_seconds: z.int().nullable(),
  is_clock_wrong: z.boolean(),
  punch_count: z.int(),
  /** Lines that could not become punches. */
  fault_count: z.int(),
  /** Punches that wait for the owner of their PIN. */
  waiting_count: z.int(),
  version: Version,
})
export type Terminal = z.infer<typeof Terminal>

export const listTerminals = defineRoute({
  method: 'GET',
  path: '/terminal',
  summary: 'List the terminals and cameras of the company with their state.',
  access: reading,
  query: listQuery(['name', 'serial', 'branch', 'last_seen_at', 'last_punch_at', 'punch_count'], {
    branch_id: severalIds.optional(),
    state: severalOf(TerminalState).optional(),
  }),
  answer: listAnswer(Terminal),
  list: { excel: true, entity: 'terminal' },
})

/** What a terminal says about itself. */
export const TerminalDetail = Terminal.extend({
  /** Earlier punches in its memory belong to another company. */
  counts_from: Instant.nullable(),
  push_version: z.string(),
  firmware: z.string(),
  address: z.string(),
  /** Of its own address `/t/<code>`; null for users who may not manage terminals. */
  door_code: z.string().nullable(),
  /** Requests without the code are refused: the serial number alone is printed on the terminal. */
  needs_code: z.boolean(),
  device_user_count: z.int().nullable(),
  device_punch_count: z.int().nullable(),
  /** The last comparison with the number of punches on the terminal, for some days of its clock; null without one. */
  completeness: z
    .object({ from: z.string(), to: z.string(), device_count: z.int(), stored_count: z.int(), at: Instant })
    .nullable(),
  created_at: Instant,
})
export type TerminalDetail = z.infer<typeof TerminalDetail>

export const showTerminal = defineRoute({
  method: 'GET',
  path: '/terminal/:terminal_id',
  summary: 'Show a terminal: its state, clock, and what it says about its memory.',
  access: reading,
  params,
  answer: dataAnswer(TerminalDetail),
})

const Serial = requiredLineText(40).refine((serial) => serialOf(serial) !== null, {
  params: ownText('ບໍ່ແມ່ນເລກເຄື່ອງ (S/N)', 'Not a serial number'),
})
const Code = requiredLineText(20).refine((code) => readClaimCode(code) !== null, {
  params: ownText('ລະຫັດມີ 8 ຕົວ ເຊັ່ນ 7K3M-0QZ2', 'A code has 8 letters and digits, such as 7K3M-0QZ2'),
})

const fields = {
  name: requiredLineText(100),
  branch_id: Id.nullable(),
  is_camera: z.boolean(),
  utc_offset_minutes: z.int().min(-720).max(840),
}

export const claimTerminal = defineRoute({
  method: 'POST',
  path: '/terminal/claim',
  summary:
    "Claim a terminal that has called, by its serial number and the code that the provider sees. From then on its punches are the company's.",
  access: editing,
  body: z.object({ serial: Serial, code: Code, ...fields }),
  answer: dataAnswer(TerminalDetail),
  errors: ['terminal_unknown', 'terminal_taken', 'not_found'],
})

export const updateTerminal = defineRoute({
  method: 'PUT',
  path: '/terminal/:terminal_id',
  summary:
    'Rename a terminal, move it to another branch, change the time zone of its clock, or require the code of its own address.',
  access: editing,
  params,
  body: z.object({ ...fields, needs_code: z.boolean().optional(), version: Version }),
  answer: dataAnswer(TerminalDetail),
  errors: ['not_found', 'stale_version'],
})

export const disableTerminal = defineRoute({
  method: 'POST',
  path: '/terminal/:terminal_id/disable',
  summary: 'Refuse the punches of a terminal; it keeps them. Repeating it changes nothing.',
  access: editing,
  params,
  answer: dataAnswer(TerminalDetail),
  errors: ['not_found'],
})

export const enableTerminal = defineRoute({
  method: 'POST',
  path: '/terminal/:terminal_id/enable',
  summary: 'Accept the punches of a disabled terminal again, also those that it has kept.',
  access: editing,
  params,
  answer: dataAnswer(TerminalDetail),
  errors: ['not_found'],
})

export const releaseTerminal = defineRoute({
  method: 'DELETE',
  path: '/terminal/:terminal_id',
  summary:
    'Give a terminal away, so that another company can claim it. Stored punches stay; punches that it has not sent yet are lost for both companies.',
  access: editing,
  params,
  answer: dataAnswer(z.null()),
  errors: ['not_found'],
})
