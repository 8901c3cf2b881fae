import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant, IsoDate } from '#kit/contract/scalars.ts'
import { CommandKind, CommandStatus } from '../domain/commands.ts'
import { editing, params, reading } from './terminals.ts'

/** What a terminal is told, and what it answered. */
export const TerminalCommand = z.object({
  id: Id,
  terminal_id: Id,
  kind: CommandKind,
  /** Days, or PIN and name. */
  detail: z.string(),
  status: CommandStatus,
  attempts: z.int(),
  /** 0 or more: done. The terminal's number of the failure otherwise. */
  return_code: z.int().nullable(),
  answer: z.string(),
  created_by: z.string(),
  created_at: Instant,
  sent_at: Instant.nullable(),
  done_at: Instant.nullable(),
})
export type TerminalCommand = z.infer<typeof TerminalCommand>

export const listTerminalCommands = defineRoute({
  method: 'GET',
  path: '/terminal-command',
  summary: 'List the commands of terminals with their state and answer.',
  access: reading,
  query: listQuery(['created_at', 'status', 'kind'], {
    terminal_id: IdParam.optional(),
    status: severalOf(CommandStatus).optional(),
  }),
  answer: listAnswer(TerminalCommand),
  list: {},
})

const SPANS = ['verify', 'query_punches']
/** The commands that people give; users are sent with `sendUsers`. */
export const GivenCommand = CommandKind.exclude(['update_user'])
export type GivenCommand = z.infer<typeof GivenCommand>

export const sendCommand = defineRoute({
  method: 'POST',
  path: '/terminal/:terminal_id/command',
  summary:
    'Queue a command, which the terminal fetches with its next call. `verify` and `query_punches` need the days; the same command is not queued twice.',
  access: editing,
  params,
  body: z
    .object({ kind: GivenCommand, from: IsoDate.nullable(), to: IsoDate.nullable() })
    .refine(({ kind, from, to }) => !SPANS.includes(kind) || (from !== null && to !== null && from <= to), {
      path: ['to'],
      params: ownText('ເລືອກວັນທີເລີ່ມ ແລະ ວັນທີສິ້ນສຸດ', 'Choose the first and the last day'),
    }),
  answer: dataAnswer(z.object({ queued: z.int() })),
  errors: ['not_found'],
})

/** A user who should be or is on a terminal. `extra`: on it, but the PIN belongs to nobody who should be on it. */
export const TerminalUser = z.object({
  pin: z.string(),
  emp_number: z.string().nullable(),
  employee_name: z.string().nullable(),
  device_name: z.string().nullable(),
  state: z.enum(['same', 'missing', 'extra']),
  /** 14: administrator of the terminal. */
  privilege: z.int().nullable(),
})
export type TerminalUser = z.infer<typeof TerminalUser>

export const listTerminalUsers = defineRoute({
  method: 'GET',
  path: '/terminal/:terminal_id/users',
  summary:
    'List the employees who should be on a terminal (of its branch, who clock in by fingerprint) and the users that it has reported.',
  access: reading,
  params,
  query: listQuery(['pin', 'emp_number', 'state'], { state: severalOf(TerminalUser.shape.state).optional() }),
  answer: listAnswer(TerminalUser),
  list: {},
})

export const sendUsers = defineRoute({
  method: 'POST',
  path: '/terminal/:terminal_id/send-users',
  summary: 'Send PIN and name of the employees who are missing on a terminal. Nothing else is sent.',
  access: editing,
  params,
  answer: dataAnswer(z.object({ queued: z.int() })),
  errors: ['not_found'],
})
