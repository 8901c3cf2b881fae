import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'

export const SessionRow = z.object({
  id: Id,
  created_at: Instant,
  /** With a precision of five minutes. */
  last_seen_at: Instant,
  address: z.string(),
  user_agent: z.string(),
  is_current: z.boolean(),
})
export type SessionRow = z.infer<typeof SessionRow>

export const listSessions = defineRoute({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'List the sessions of the own account, most recently used first.',
  access: 'session',
  answer: dataAnswer(z.array(SessionRow)),
})

export const endSession = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  summary: 'End one of the own sessions.',
  access: 'session',
  params: z.object({ id: IdParam }),
  answer: dataAnswer(z.object({ id: Id })),
})

export const Connection = z.object({
  /** The network address of the caller, as seen by the server. */
  address: z.string(),
  /** The server's clock. */
  time: Instant,
  /** Whether mail with links can be delivered: there is a mail server, and an address for the links. */
  mails_links: z.boolean(),
})
export type Connection = z.infer<typeof Connection>

export const showConnection = defineRoute({
  method: 'GET',
  path: '/auth/connection',
  summary: "Show the caller's network address, the server's time, and whether its mail is delivered.",
  access: 'session',
  answer: dataAnswer(Connection),
})
