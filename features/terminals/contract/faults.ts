import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'
import { PunchFaultReason } from '../domain/device-punch.ts'
import { reading } from './terminals.ts'

/** A line of a terminal that could not become a punch. */
export const TerminalFault = z.object({
  id: Id,
  terminal_id: Id,
  terminal: z.string(),
  reason: PunchFaultReason,
  /** As received, shortened. */
  line: z.string(),
  /** How often it was sent. */
  times: z.int(),
  last_at: Instant,
})
export type TerminalFault = z.infer<typeof TerminalFault>

export const listTerminalFaults = defineRoute({
  method: 'GET',
  path: '/terminal-fault',
  summary: 'List the lines of terminals that could not become punches, with the reason.',
  access: reading,
  query: listQuery(['last_at', 'reason', 'times'], { terminal_id: IdParam.optional() }),
  answer: listAnswer(TerminalFault),
  list: { excel: true, entity: 'terminal_fault' },
})
