import { z } from 'zod'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, type Context } from '#kit/server/handler.ts'
import { forgetWaysIn } from '#kit/server/mail/forget-kept-mail.ts'
import { queueMail } from '#kit/server/mail/queue-mail.ts'
import { endLinks } from '../password/set-password.ts'
import { hashSecret, newSecret } from '../secret-tokens.ts'
import { linkMail } from './link-texts.ts'
import { publicPage } from './public-page.ts'

/** An invitation asks for a new password and is valid for a week; a sign-in link for a day. */
export type LinkKind = 'invitation' | 'sign-in'
export const LINK_DAYS = { invitation: 7, 'sign-in': 1 } as const satisfies Record<LinkKind, number>

interface Owner {
  id: number
  companyId: number | null
  email: string
}

type Asking = Pick<Context, 'jobs' | 'reply' | 'session'>

/** Mails a user a new link and logs it; the previous link becomes invalid. Throws `no_public_address` if the public address is not configured, `no_email`. */
export async function mailLink(tx: Tx, context: Asking, owner: Owner, kind: LinkKind): Promise<void> {
  const token = newSecret()
  const address = publicPage(context, `/auth/${token}/${owner.id}`)
  if (address === null) throw new AppError('no_public_address')
  if (owner.email === '') throw new AppError('no_email')
  await keepLink(tx, owner, kind, token)
  const { companyId, email: to } = owner
  await queueMail(tx, context.jobs, {
    ...{ to, companyId, opensAccountMinutes: LINK_DAYS[kind] * 24 * 60 },
    ...linkMail(kind, address, actorOf(context).name, {
      company: await companyName(tx, companyId),
      page: publicPage(context, '/') ?? '',
    }),
  })
  await logLink(tx, actorOf(context), owner, kind)
}

const NameRow = z.object({ name: z.string() })

async function companyName(tx: Tx, companyId: number | null): Promise<string> {
  const company = await tx.maybeOne(NameRow, 'select name from tenant where company_id = $1', [companyId])
  return company?.name ?? ''
}

async function keepLink(tx: Tx, owner: Owner, kind: LinkKind, token: string): Promise<void> {
  await endLinks(tx, owner.id)
  await forgetWaysIn(tx, owner.email)
  await tx.execute(
    `insert into sign_in_link (account_id, company_id, email, token_hash, asks_password, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
    [owner.id, owner.companyId, owner.email, hashSecret(token), kind === 'invitation', LINK_DAYS[kind]],
  )
}

function logLink(tx: Tx, actor: Actor, owner: Owner, kind: LinkKind): Promise<void> {
  const after = { kind, email: owner.email, days: LINK_DAYS[kind] }
  return audit(tx, owner.companyId, actor, {
    action: 'create',
    entity: 'sign_in_link',
    entityId: owner.id,
    after,
  })
}
