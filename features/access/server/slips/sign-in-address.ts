import { z } from 'zod'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'
import { publicPage } from '../links/public-page.ts'

const CompanyRow = z.object({ name: z.string(), sign_in_code: z.string() })

export interface SignInPlace {
  company_name: string
  company_code: string
  page_address: string | null
}

/** Where the employees of the transaction's company sign in by number. */
export async function signInPlace(tx: Tx, context: Pick<Context, 'reply'>): Promise<SignInPlace> {
  const sql = 'select name, sign_in_code from tenant where company_id = $1'
  const { name, sign_in_code: code } = await tx.one(CompanyRow, sql, [tx.companyId])
  return {
    company_name: name,
    company_code: code,
    page_address: publicPage(context, `/login?company=${code}`),
  }
}
