import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

const TwoPersonApprovalRow = z.object({ two_person_approval: z.boolean() })

/** Whether the transaction's company requires two people for a payroll run: to approve it and to confirm changed bank accounts. */
export async function requiresSecondPerson(tx: Tx): Promise<boolean> {
  const setting = await tx.maybeOne(
    TwoPersonApprovalRow,
    `select two_person_approval from ${COMPANY_SETTINGS} company_setting where company_id = $1`,
    [tx.companyId],
  )
  return setting?.two_person_approval ?? false
}
