import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import { plainCode } from '../readable-code.ts'
import { hashSecret } from '../secret-tokens.ts'
import { openSecret } from './sealed-secret.ts'
import { totpStep } from './totp.ts'

export const hashRecoveryCode = (code: string): Buffer => hashSecret(plainCode(code))

/** Whether this is a valid code of the account, which is then used up: from the app (each time step counts once) or a recovery code. */
export async function consumeFactorCode(
  tx: Tx,
  box: SecretBox,
  accountId: number,
  code: string,
): Promise<boolean> {
  if (/^\d{6}$/.test(plainCode(code))) return takeTotp(tx, box, accountId, plainCode(code))
  const used = await tx.execute(
    'update recovery_code set used_at = now() where account_id = $1 and code_hash = $2 and used_at is null',
    [accountId, hashRecoveryCode(code)],
  )
  return used > 0
}

const SecretRow = z.object({ secret: z.string() })

async function takeTotp(tx: Tx, box: SecretBox, accountId: number, code: string): Promise<boolean> {
  const factor = await tx.maybeOne(SecretRow, 'select secret from second_factor where account_id = $1', [
    accountId,
  ])
  const step = factor && totpStep(openSecret(box, accountId, factor.secret), code)
  if (step === null) return false
  const used = await tx.execute(
    'update second_factor set last_step = $2 where account_id = $1 and last_step < $2',
    [accountId, step],
  )
  return used === 1
}
