import { AppError } from '#kit/contract/errors.ts'
import type { Context } from '#kit/server/handler.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import type { Session } from '#kit/server/session.ts'
import type { AccessLimits } from '../access-limits.ts'
import { refuse } from '../password/refuse-password.ts'
import { consumeFactorCode } from './consume-factor-code.ts'

type Call = Pick<Context, 'db' | 'language'> & { session: Session; body: { code: string } }

const HAS_FACTOR = 'select from second_factor where account_id = $1 and confirmed_at is not null'

/** Requires a code from a signed-in user with a second factor. Throws `invalid_input` on `code`, and `too_many_requests`. */
export async function requireOwnFactor(
  { db, session, body, language }: Call,
  limits: AccessLimits,
  box: SecretBox | null,
): Promise<void> {
  const hasFactor = await db.asProvider((tx) => tx.exists(HAS_FACTOR, [session.accountId]))
  if (!hasFactor) return
  if (!box) throw new AppError('second_factor_unavailable')
  if (body.code === '') throw refuse('code', 'code', language)
  await limits.secondFactor.take(session.accountId)
  const isRight = await db.asProvider((tx) => consumeFactorCode(tx, box, session.accountId, body.code))
  if (!isRight) throw refuse('code', 'code', language)
  await limits.secondFactor.clear(session.accountId)
}
