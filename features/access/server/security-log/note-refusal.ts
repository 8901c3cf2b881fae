import { z } from 'zod'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { audit } from '#kit/server/audit.ts'
import { eventCounter } from '#kit/server/event-counters.ts'
import type { Context } from '#kit/server/handler.ts'
import { defineJob } from '#kit/server/jobs.ts'
import { networkOf } from '../network-of.ts'
import { countThisHour, isWrittenDown } from './count-repeats.ts'

/** Refused sign-ins that are logged; the others are caused by the installation, not the user. */
const REFUSALS = [
  'invalid_credentials',
  'too_many_requests',
  'account_disabled',
  'company_suspended',
  'password_expired',
  'link_void',
] as const satisfies readonly ErrorCode[]
export type Refusal = (typeof REFUSALS)[number]

/** The number of refusals of one network per hour that are processed, and of rows per account and hour, so that the log cannot be filled. */
const NETWORK_REFUSALS = 300
const ACCOUNT_ROWS = 20

const failures = eventCounter('champa_sign_in_failures_total', 'Refused attempts to sign in.')

interface Attempt {
  /** The typed address; null if the account is already known. */
  email: string | null
  accountId: number | null
  address: string
  refusal: Refusal
  times: number
}

const AccountRow = z.object({ id: Id, company_id: Id.nullable() })

/** Logs a refused sign-in for the account's company, or for the provider. An address without an account writes nothing. */
export const writeRefusal = defineJob<Attempt>({
  name: 'write-refused-sign-in',
  run: ({ email, accountId, address, refusal, times }, { db }) =>
    db.asProvider(async (tx) => {
      const account = await tx.maybeOne(
        AccountRow,
        'select id, company_id from account where email = $1 or id = $2',
        [email, accountId],
      )
      if (!account) return
      if ((await countThisHour(tx, `refusal-rows:${account.id}`)) > ACCOUNT_ROWS) return
      // The user is unknown: the log contains the network address.
      await audit(
        tx,
        account.company_id,
        { accountId: null, name: address },
        {
          action: 'refuse',
          entity: 'session',
          after: { account_id: account.id, address, refusal, times },
        },
      )
    }),
})

type Asking = Pick<Context, 'db' | 'jobs' | 'address'>
type Whose = Pick<Attempt, 'email' | 'accountId'>

/** Runs a sign-in; a refusal is counted, and the 1st, 10th, 100th, … of repeated ones are logged. */
export async function withRefusalsNoted<T>(
  asking: Asking,
  whose: Whose,
  signIn: () => Promise<T>,
): Promise<T> {
  try {
    return await signIn()
  } catch (error) {
    const refusal = error instanceof AppError && REFUSALS.find((code) => code === error.code)
    if (refusal) await asking.db.asProvider((tx) => note(tx, asking, { ...whose, refusal }))
    throw error
  }
}

/** The same few steps whether or not there is such an account, so that the time of the answer does not reveal it. */
async function note(
  tx: Tx,
  { jobs, address }: Asking,
  { email, accountId, refusal }: Whose & { refusal: Refusal },
) {
  failures.count += 1
  const network = networkOf(address)
  if ((await countThisHour(tx, `refusals:${network}`)) > NETWORK_REFUSALS) return
  const times = await countThisHour(tx, `refusal:${refusal}|${email ?? accountId}|${network}`)
  if (!isWrittenDown(times)) return
  if ((await countThisHour(tx, `refusals-told:${email ?? accountId}`)) > ACCOUNT_ROWS) return
  await jobs.send(tx, writeRefusal, { email, accountId, address, refusal, times })
}
