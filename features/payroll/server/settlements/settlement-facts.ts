import { z } from 'zod'
import type { Benefit, SalarySegment, SettlementFacts } from '#engines/payroll/types.ts'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { readLeaveAtEnd } from '#features/leave/server/index.ts'
import { readSettlementLaw } from '#features/statutory-values/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import type { StoredSettlement } from '../../contract/settlement-input.ts'

const SettingRow = z.object({ severance_taxable: z.boolean() })

interface Pay {
  segments: readonly SalarySegment[]
  benefits: readonly Benefit[]
}

/** The facts of a settlement, except the pay of the last day, which the result takes. Throws `law_missing`. */
export async function readSettlementFacts(
  tx: Tx,
  employeeId: number,
  settlement: StoredSettlement,
): Promise<(pay: Pay) => SettlementFacts | null> {
  const lastDay = settlement.last_day
  const law = await readSettlementLaw(tx, lastDay)
  const leave = await readLeaveAtEnd(tx, employeeId, lastDay)
  const setting = await tx.maybeOne(
    SettingRow,
    `select severance_taxable from ${COMPANY_SETTINGS} s where company_id = $1`,
    [tx.companyId],
  )
  const { reason, is_skilled, notice_on, notice_payer, leave_days, items } = settlement
  return ({ segments, benefits }) => {
    const base = segments.findLast(({ from }) => from <= lastDay)?.base
    if (base === undefined) return null
    return {
      ...{ reason, lastDay, base, isSkilled: is_skilled, noticeOn: notice_on, noticePayer: notice_payer },
      monthlyPay: benefits.reduce((sum, { amount }) => sum + amount, base),
      leave: leave ?? { earnedHalves: 0, usedHalves: 0 },
      leaveHalves: leave_days === null ? null : leave_days * 2,
      isSeveranceTaxable: setting?.severance_taxable ?? true,
      ...{ items, law },
    }
  }
}
