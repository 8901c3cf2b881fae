import { z } from 'zod'
import { listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, Instant } from '#kit/contract/scalars.ts'

/** A terminal that calls and belongs to no company. */
export const TerminalSighting = z.object({
  id: Id,
  serial: z.string(),
  /** With it a company claims the terminal. */
  code: z.string(),
  address: z.string(),
  user_agent: z.string(),
  push_version: z.string(),
  first_at: Instant,
  last_at: Instant,
})
export type TerminalSighting = z.infer<typeof TerminalSighting>

export const listTerminalSightings = defineRoute({
  method: 'GET',
  path: '/admin/terminal-sighting',
  summary: 'List the terminals that call and belong to no company, with the codes for claiming them.',
  access: { anyOf: ['admin-company'], side: 'provider' },
  query: listQuery(['last_at', 'first_at', 'serial']),
  answer: listAnswer(TerminalSighting),
  list: {},
})
