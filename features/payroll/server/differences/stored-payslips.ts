import { z } from 'zod'
import type { PayslipLine } from '#engines/payroll/explanation.ts'
import type { Law } from '#engines/payroll/law/types.ts'
import type { CompanyRules, OtherItem, PayslipFacts, SalarySegment } from '#engines/payroll/types.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Person } from '../../contract.ts'
import type { LockedPayslip } from '../../domain/compare-pay.ts'
import type { OwnItems } from '../calculation/items-of-employees.ts'
import type { RunRecord } from '../runs/run-record.ts'

/** The rules and the law of a run, as its calculation stored them. */
export interface StoredRules {
  rules: CompanyRules
  law: Law
}

const StoredRow = z.object({
  employee_id: Id,
  person: z.custom<Person>(),
  lines: z.custom<PayslipLine[]>(),
  facts: z.custom<PayslipFacts & { ownItems?: OwnItems }>().nullable(),
})
type StoredRow = z.infer<typeof StoredRow>

export interface StoredPayslip extends LockedPayslip {
  /** The facts were rebuilt from the lines. */
  isApproximate: boolean
}

/** The payslips of these employees in a locked run, as the engine got and computed them. */
export async function readStoredPayslips(
  tx: Tx,
  run: RunRecord,
  stored: StoredRules,
  employeeIds: readonly number[],
): Promise<Map<number, StoredPayslip>> {
  const rows = await tx.query(
    StoredRow,
    `select employee_id, person, lines, facts from payslip
     where company_id = $1 and calculation_id = $2 and employee_id = any($3)`,
    [tx.companyId, run.calculation_id, employeeIds],
  )
  return new Map(rows.map((row) => [row.employee_id, lockedPayslip(row, run, stored)]))
}

function lockedPayslip(row: StoredRow, run: RunRecord, { rules, law }: StoredRules): StoredPayslip {
  const { lines } = row
  if (!row.facts) return { lines, law, isApproximate: true, ...rebuilt(row, run, rules) }
  const { ownItems, ...facts } = row.facts
  return { lines, law, facts, rules: ownItems ? { ...rules, ...ownItems } : rules, isApproximate: false }
}

/**
 * The facts of a payslip of an earlier version, from its lines: base salaries, benefits and items with the amounts of then. Conditions of
 * items and the days cannot be rebuilt; the days are not needed, because the lines are compared.
 */
function rebuilt({ person, lines, employee_id }: StoredRow, run: RunRecord, rules: CompanyRules) {
  const facts: PayslipFacts = {
    employee: {
      id: employee_id,
      startDate: person.start_date,
      endDate: person.end_date,
      isSso: person.is_sso,
      includeSalaryTax: person.include_salary_tax,
    },
    period: { from: run.from_date, to: run.to_date },
    segments: lines.flatMap(segmentsOf),
    lateDays: [],
    benefits: lines.flatMap(({ code, name = '', how }) =>
      code === 'benefit' && how.kind === 'prorated'
        ? [{ name, amount: how.amount, taxable: how.taxable, inSsoBase: how.inSsoBase }]
        : [],
    ),
    chosenItems: { incomes: [], deductions: [] },
  }
  const incomes = lines.flatMap((line) => {
    const item = itemOf(line, 'income')
    if (!item || !('taxable' in line.how)) return []
    return [{ ...item, taxable: line.how.taxable ?? true, inSsoBase: line.how.inSsoBase ?? true }]
  })
  const deductions = lines.flatMap((line) => {
    const item = itemOf(line, 'deduction_before')
    return item ? [{ ...item, beforeCalculation: true, employerPays: false }] : []
  })
  return { facts, rules: { ...rules, incomes, deductions } }
}

const NO_DAYS = {
  ...{ employedDays: 0, presentHalves: 0, paidLeaveHalves: 0, holidayHalves: 0, absentHalves: 0 },
  ...{ unpaidLeaveHalves: 0, earlyMinutes: 0, nightMinutes: 0, overtime: [] },
}

/** Only the base salaries and their days. */
const segmentsOf = ({ how }: PayslipLine): SalarySegment[] =>
  how.kind === 'monthly' || how.kind === 'worked_days'
    ? how.terms.map(({ base, from, to }) => ({ ...NO_DAYS, base, from, to }))
    : []

function itemOf({ code, name = '', how }: PayslipLine, wanted: PayslipLine['code']): OtherItem | null {
  if (code !== wanted) return null
  const item = { name, appliesToAll: true, condition: null }
  if (how.kind === 'money') return { ...item, kind: 'money', amount: how.amount, percent: null }
  if (how.kind !== 'percent') return null
  const [num, den] = how.rate
  return { ...item, kind: 'percent', amount: 0, percent: { num, den } }
}
