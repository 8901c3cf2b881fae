import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'

export const SessionRow = z.object({
  id: Id,
  created_at: Instant,
  /** Exact to five minutes. */
  last_seen_at: Instant,
  address: z.string(),
  user_agent: z.string(),
  is_current: z.boolean(),
})
export type SessionRow = z.infer<typeof SessionRow>

export const listSessions = defineRoute({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Where the own account is signed in, the latest use first.',
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
  /** The network address of the caller, as the server sees it. */
  address: z.string(),
  /** The server's clock. */
  time: Instant,
  /** Mail with a way in reaches people: there is a mail server, and an address for its links. */
  mails_links: z.boolean(),
})
export type Connection = z.infer<typeof Connection>

export const showConnection = defineRoute({
  method: 'GET',
  path: '/auth/connection',
  summary:
    'From which network address the caller comes, what time the server has, and whether its mail goes out.',
  access: 'session',
  answer: dataAnswer(Connection),
})
