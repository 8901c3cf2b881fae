import { z } from 'zod'
import { dataAnswer, listAnswer, listQuery, severalOf } from '#kit/contract/lists.ts'
import { defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Instant } from '#kit/contract/scalars.ts'

/** Stored mail can contain codes of other users' accounts: only users who manage accounts can read it. */
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
    'List the mail of the installation, newest first. Without a mail server, mail is stored and can be read.',
  access: outbox,
  query: listQuery(['created_at', 'to_address', 'status'], { status: severalOf(MailStatus).optional() }),
  answer: listAnswer(MailRow),
  list: { excel: true, entity: 'mail' },
})

export const readMail = defineRoute({
  method: 'GET',
  path: '/admin/outbox/:id',
  summary:
    "Read a stored mail; each reading is logged. Only the super administrator reads mail to the provider's own staff.",
  access: outbox,
  params: z.object({ id: IdParam }),
  answer: dataAnswer(MailRow.extend({ body: z.string() })),
})
