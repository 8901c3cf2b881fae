import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import type { SignedIn } from '../contract/sign-in.ts'
import { rememberAddress } from './known-addresses.ts'
import { noteUseOfGiven } from './password/given-passwords.ts'
import { describeToken, type NewSession, openSession } from './sessions.ts'

type Person = NewSession & { account: { name: string }; by?: 'mailed link' }

/** The last step of every sign-in: the session, the log, the answer. */
export async function startSession(tx: Tx, from: Person): Promise<SignedIn> {
  const { account, address, by } = from
  const token = await openSession(tx, from)
  await rememberAddress(tx, account, address)
  if (by === undefined) await noteUseOfGiven(tx, account.id, from)
  const actor = { accountId: account.id, name: account.name }
  await audit(tx, account.company_id, actor, {
    action: 'sign-in',
    entity: 'session',
    after: { address, ...(by && { by }) },
  })
  return { access_token: token, authUser: await describeToken(tx, token) }
}
