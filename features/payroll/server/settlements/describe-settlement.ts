import { z } from 'zod'
import { fullMonths } from '#engines/payroll/calendar.ts'
import { owedOf } from '#engines/payroll/owed.ts'
import { COMPANY_SETTINGS, companyOfTransaction } from '#features/companies/server/index.ts'
import { readLeaveAtEnd } from '#features/leave/server/index.ts'
import { readSettlementLaw } from '#features/statutory-values/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf } from '#kit/server/handler.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import { Problem, type SettlementDetail, updateSettlement } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { readRunExchange } from '../calculation/company-rules.ts'
import { readPayslip } from '../payslips/read-payslip.ts'
import { withholdAccount } from '../payslips/withhold-account.ts'
import { findMissing } from '../readiness/find-missing.ts'
import { describeRun } from '../runs/describe-run.ts'
import { type FinalRun, type LeaverRecord, loadFinalRun, readLeaver } from './settlement-record.ts'

const SettingRow = z.object({ severance_taxable: z.boolean() })

/** What a settlement is based on: service, leave, law, and what is missing in the period. */
export async function describeLeaver(
  tx: Tx,
  leaver: LeaverRecord,
  period: { lastDay: string; from: string; to: string; rateDay: string | null },
) {
  const { lastDay, from, to, rateDay } = period
  const companyId = companyOfTransaction(tx)
  const run = { to_date: to, exchange_rate_date: rateDay }
  const currencies = Object.keys((await readRunExchange(tx, companyId, run)).rates)
  const leave = await readLeaveAtEnd(tx, leaver.id, lastDay)
  const setting = await tx.maybeOne(
    SettingRow,
    `select severance_taxable from ${COMPANY_SETTINGS} s where company_id = $1`,
    [tx.companyId],
  )
  const { id, ...person } = leaver
  return {
    ...person,
    employee_id: id,
    months: fullMonths(leaver.start_date, lastDay),
    leave: leave && { earned: leave.earnedHalves / 2, used: leave.usedHalves / 2 },
    law: await readSettlementLaw(tx, lastDay),
    severance_taxable: setting?.severance_taxable ?? true,
    missing: await findMissing(tx, companyId, { from, to, only: [id], itemsOnly: false, currencies }),
  }
}

/** A settlement as displayed to this user. Throws `not_found`. */
export async function describeSettlement(
  tx: Tx,
  context: Pick<Context, 'session' | 'language'>,
  id: number,
): Promise<SettlementDetail> {
  const companyId = companyOf(context)
  const { session } = context
  const run = await loadFinalRun(tx, companyId, id)
  const leaver = await readLeaver(tx, run.employeeId, { language: context.language, hidden: true })
  const { settlement } = run
  const period = {
    ...{ lastDay: settlement.last_day, from: run.from_date, to: run.to_date },
    rateDay: run.exchange_rate_date,
  }
  const detail = await describeRun(tx, companyId, id, session as Session, context.language)
  const payslip = await payslipOf(tx, run, context.language)
  return {
    ...(await describeLeaver(tx, leaver, period)),
    id,
    version: detail.version,
    run: detail,
    settlement,
    payslip: payslip && withholdAccount(payslip, session as Session),
    problem: await problemOf(tx, run),
    owed: payslip ? owedOf(payslip.lines) : 0,
    can: actionsOn(run, detail.is_calculating, session as Session),
  }
}

/** The payslip of a final run; null before the calculation, or if the person cannot be paid. */
export async function payslipOf(tx: Tx, run: FinalRun, language: Language) {
  if (run.calculation_id === null) return null
  const isPaid = await tx.exists(
    'select from payslip where company_id = $1 and calculation_id = $2 and employee_id = $3',
    [tx.companyId, run.calculation_id, run.employeeId],
  )
  return isPaid ? readPayslip(tx, run, run.employeeId, language) : null
}

const problemOf = (tx: Tx, run: FinalRun) =>
  tx.maybeOne(
    Problem,
    `select employee_id, emp_number, name, code, params from payroll_problem
     where company_id = $1 and calculation_id = $2 and employee_id = $3`,
    [tx.companyId, run.calculation_id, run.employeeId],
  )

function actionsOn({ status }: FinalRun, isCalculating: boolean, session: Session): SettlementDetail['can'] {
  if (!isPermitted(session, updateSettlement.access) || isCalculating) return []
  if (status === 'approved') return session.entered ? [] : ['reopen']
  return isLocked(status) ? [] : ['edit', 'delete', 'calculate']
}

/** Today, for a proposal without a last day. */
export const dayOf = (lastDay: string | null) => lastDay ?? todayInLaos()
