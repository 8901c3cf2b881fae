import { z } from 'zod'
import { isStaffRole } from '#kit/contract/access-rules.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Endpoint, handle } from '#kit/server/handler.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import type { Session } from '#kit/server/session.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  showSecondFactor,
  startSecondFactor,
} from '../../contract/second-factor.ts'
import type { AccessLimits } from '../access-limits.ts'
import { requireOutside } from '../entering/own-account.ts'
import { refuse } from '../password/refuse-password.ts'
import { requireOwnPassword } from '../password/require-own-password.ts'
import { newReadableCode } from '../readable-code.ts'
import { consumeFactorCode, hashRecoveryCode } from './consume-factor-code.ts'
import { sealSecret } from './sealed-secret.ts'
import { newTotpSecret, totpUri } from './totp.ts'

const RECOVERY_CODES = 10
/** Staff of the provider and of companies; accounts that are only employees sign in with a password. */
const mayHave = (session: Session) => session.roles.some(isStaffRole)

const FactorRow = z.object({ is_on: z.boolean(), left: Count })

export const showOwnFactor = (box: SecretBox | null): Endpoint =>
  handle(showSecondFactor, async ({ db, session }) => {
    const row = await db.asProvider((tx) =>
      tx.one(
        FactorRow,
        `select exists (select from second_factor where account_id = $1 and confirmed_at is not null) as is_on,
         (select count(*) from recovery_code where account_id = $1 and used_at is null) as left`,
        [session.accountId],
      ),
    )
    const can = row.is_on ? ['remove' as const] : box && mayHave(session) ? ['start' as const] : []
    return { data: { is_on: row.is_on, recovery_codes_left: row.is_on ? row.left : 0, can } }
  })

export function startOwnFactor(limits: AccessLimits, box: SecretBox | null): Endpoint {
  return handle(startSecondFactor, async (context) => {
    const { db, session, body } = context
    requireOutside(session)
    if (!mayHave(session)) throw new AppError('forbidden')
    if (!box) throw new AppError('second_factor_unavailable')
    await requireOwnPassword(context, limits, body.password, 'password')
    const secret = newTotpSecret()
    const isKept = await db.asProvider((tx) =>
      tx.execute(
        `insert into second_factor (account_id, company_id, secret) values ($1, $2, $3)
         on conflict (account_id) do update set secret = excluded.secret, last_step = 0
           where second_factor.confirmed_at is null`,
        [session.accountId, session.companyId, sealSecret(box, session.accountId, secret)],
      ),
    )
    if (isKept === 0) throw new AppError('conflict')
    return { data: { secret, uri: totpUri(secret, session.email) } }
  })
}

export function confirmOwnFactor(limits: AccessLimits, box: SecretBox | null): Endpoint {
  return handle(confirmSecondFactor, async (context) => {
    const { db, session, body, language } = context
    requireOutside(session)
    if (!box) throw new AppError('second_factor_unavailable')
    await limits.secondFactor.take(session.accountId)
    const codes = Array.from({ length: RECOVERY_CODES }, () => newReadableCode(5))
    const isOn = await db.asProvider(async (tx) => {
      const isPending = await tx.exists(
        'select from second_factor where account_id = $1 and confirmed_at is null for update',
        [session.accountId],
      )
      if (!isPending) throw new AppError('conflict')
      if (!(await consumeFactorCode(tx, box, session.accountId, body.code))) return false
      await tx.execute('update second_factor set confirmed_at = now() where account_id = $1', [
        session.accountId,
      ])
      await keepRecoveryCodes(tx, session, codes)
      // Sessions that were opened without it end, except the calling one.
      await tx.execute('delete from session where account_id = $1 and id <> $2', [
        session.accountId,
        session.id,
      ])
      await audit(tx, session.companyId, actorOf(context), { action: 'create', entity: 'second_factor' })
      return true
    })
    if (!isOn) throw refuse('code', 'code', language)
    await limits.secondFactor.clear(session.accountId)
    return { data: { recovery_codes: codes } }
  })
}

async function keepRecoveryCodes(tx: Tx, session: Session, codes: readonly string[]): Promise<void> {
  await tx.execute('delete from recovery_code where account_id = $1', [session.accountId])
  await tx.execute(
    'insert into recovery_code (account_id, company_id, code_hash) select $1, $2, unnest($3::bytea[])',
    [session.accountId, session.companyId, codes.map(hashRecoveryCode)],
  )
}

export function removeOwnFactor(limits: AccessLimits, box: SecretBox | null): Endpoint {
  return handle(removeSecondFactor, async (context) => {
    const { db, session, body, language } = context
    requireOutside(session)
    if (!box) throw new AppError('second_factor_unavailable')
    await requireOwnPassword(context, limits, body.password, 'password')
    await limits.secondFactor.take(session.accountId)
    const isOff = await db.asProvider(async (tx) => {
      if (!(await consumeFactorCode(tx, box, session.accountId, body.code))) return false
      await dropFactor(tx, session.accountId)
      await audit(tx, session.companyId, actorOf(context), { action: 'delete', entity: 'second_factor' })
      return true
    })
    if (!isOff) throw refuse('code', 'code', language)
    await limits.secondFactor.clear(session.accountId)
    return { data: { removed: true as const } }
  })
}

/** Removes the second factor and its recovery codes from an account. */
export async function dropFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.execute('delete from second_factor where account_id = $1', [accountId])
  await tx.execute('delete from recovery_code where account_id = $1', [accountId])
}
