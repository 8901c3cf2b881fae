import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { Bytes } from '#kit/database/row-types.ts'
import { type Context, type Endpoint, handle } from '#kit/server/handler.ts'
import { verifyCode, verifyCodeInAddress } from '../../contract/passwords.ts'
import type { AccessLimits } from '../access-limits.ts'
import { networkOf } from '../network-of.ts'
import { refuse } from '../password/refuse-password.ts'
import { hashSecret, newSecret } from '../secret-tokens.ts'
import { countWrongCode } from '../security-log/watch-codes.ts'
import { browserSecret } from './browser-cookie.ts'
import { CODE_MINUTES, hashCode } from './mail-reset-code.ts'

const MAX_TRIES = 5

/** Counting and reading are one statement: simultaneous attempts wait for each other. */
const COUNT_TRY = `
  update password_reset set tries = tries + 1
   where browser_hash = $1 and expires_at > now() and used_at is null and handle_hash is null and tries < $2
   returning id, code_hash`

/** A wrong, expired, used or foreign code has the same answer. */
export const verifyResetCode = (limits: AccessLimits): Endpoint[] => [
  handle(verifyCode, (context) => verified(context, limits, context.body.verify_code)),
  handle(verifyCodeInAddress, (context) => verified(context, limits, context.params.verify_code)),
]

type Asking = Pick<Context, 'db' | 'address' | 'language' | 'reply'>

async function verified({ db, address, language, reply }: Asking, limits: AccessLimits, code: string) {
  await limits.verifyAddress.take(networkOf(address))
  const handleText = await handleFor(db, hashSecret(browserSecret(reply)), code)
  if (handleText === null) {
    await db.asProvider((tx) => countWrongCode(tx, reply.log))
    throw refuse('verify_code', 'code', language)
  }
  return { data: { id: handleText } }
}

const ResetRow = z.object({ id: Id, code_hash: Bytes.nullable() })

/** A new handle if the code is correct, otherwise null. The code is then used up and replaced by the handle. */
async function handleFor(db: Database, browserHash: Buffer, code: string): Promise<string | null> {
  return db.asProvider(async (tx) => {
    const row = await tx.maybeOne(ResetRow, COUNT_TRY, [browserHash, MAX_TRIES])
    if (!row?.code_hash || !timingSafeEqual(row.code_hash, hashCode(browserHash, code))) return null
    const handleText = newSecret()
    await tx.execute(
      `update password_reset set handle_hash = $2, expires_at = now() + make_interval(mins => $3) where id = $1`,
      [row.id, hashSecret(handleText), CODE_MINUTES],
    )
    return handleText
  })
}
