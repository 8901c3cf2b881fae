import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'

const CodeRow = z.object({ sign_in_code: z.string() })

/** The code with which employees of the company sign in by number. */
export async function readSignInCode(tx: Tx, companyId: number): Promise<string> {
  const row = await tx.one(CodeRow, 'select sign_in_code from company where company_id = $1', [companyId])
  return row.sign_in_code
}
