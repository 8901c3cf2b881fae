import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'

/** Kept mail may hold codes of other people's accounts: only who manages users reads it. */
const outbox = { anyOf: ['admin-user'], side: 'provider' } as const

export const MailStatus = z.enum(['waiting', 'sent', 'kept', 'failed'])

export const MailRow = z.object({
  id: Id,
  to_address: z.string(),
  subject: z.string(),
  company_name: z.string().nullable(),
  status: MailStatus,
  problem: z.string(),
  created_at: Instant,
  can: z.array(z.enum(['read'])),
})
export type MailRow = z.infer<typeof MailRow>

export const listMail = defineRoute({
  method: 'GET',
  path: '/admin/outbox',
  summary:
    'The mail of the installation, the newest first; what cannot be sent for want of a mail server is kept to be read.',
  access: outbox,
  query: listQuery(['created_at', 'to_address', 'status'], { status: MailStatus.optional() }),
  answer: listAnswer(MailRow),
  list: {},
})

export const readMail = defineRoute({
  method: 'GET',
  path: '/admin/outbox/:id',
  summary:
    "Read one mail that was kept; it is written to the log. Mail to the provider's own staff is the super administrator's.",
  access: outbox,
  params: z.object({ id: IdParam }),
  answer: dataAnswer(MailRow.extend({ body: z.string() })),
})
