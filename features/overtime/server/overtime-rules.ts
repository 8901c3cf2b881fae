import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import type { Tx } from '#kit/database/database.ts'

const Rules = z.object({
  /** Days after its date on which an employee can still ask; HR can at any time. */
  overtime_ask_until_days: z.int(),
  /** Employees must ask before it starts. */
  overtime_must_be_before: z.boolean(),
  /** The shortest overtime that employees can ask for. */
  overtime_min_minutes: z.int(),
})

/** The company's rules of asking for overtime. */
export const readOvertimeRules = (tx: Tx) =>
  tx.one(
    Rules,
    `select overtime_ask_until_days, overtime_must_be_before, overtime_min_minutes from ${COMPANY_SETTINGS} setting where company_id = $1`,
    [tx.companyId],
  )
