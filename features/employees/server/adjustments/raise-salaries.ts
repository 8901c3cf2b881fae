import { z } from 'zod'
import { KIP } from '#kit/contract/currency.ts'
import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import { Id, IsoDate, Kip, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { type PlannedRaise, type RaiseInput, type RaiseWarning, raiseSalaries } from '../../contract.ts'
import { raisedCurrency, raisedSalary } from '../../domain/raised-salary.ts'
import { personName } from '../person.ts'
import { recordSalaryAdjustments } from '../record-salary-adjustments.ts'
import { type ReadTouchedRuns, runsFrom } from './locked-days.ts'
import type { RequireOthers } from './require-others.ts'
import { type InKip, inKipOn, requireCurrency, salaryWarnings } from './salary-amounts.ts'

/** The minimum wage in force on a day in kip, or null; implemented by a later feature. */
export type ReadMinimumWage = (tx: Tx, day: string) => Promise<number | null>

const people = (language: Language) => `
  select e.id, e.emp_number, ${personName(language)} as name, e.start_date, e.end_date,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= $3
     order by s.in_force_from desc limit 1) as current,
    (select s.currency from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from <= $3
     order by s.in_force_from desc limit 1) as currency,
    (select s.base_salary from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from = $3) as same_day,
    (select s.currency from salary s where s.company_id = $1 and s.employee_id = e.id and s.in_force_from = $3) as same_day_currency
  from employee e where e.company_id = $1 and e.id = any($2) and e.deleted_at is null order by e.emp_number collate emp_number_order`

const PersonRow = z.object({
  id: Id,
  emp_number: z.string(),
  name: z.string(),
  start_date: IsoDate,
  end_date: IsoDate.nullable(),
  current: Kip.nullable(),
  currency: z.string().nullable(),
  same_day: Kip.nullable(),
  same_day_currency: z.string().nullable(),
})
type PersonRow = z.infer<typeof PersonRow>

type Text = Record<Language, string>
const UNKNOWN: Text = { la: 'ບໍ່ມີພະນັກງານນີ້', en: 'There is no such employee' }
export const BEFORE_START: Text = { la: 'ວັນທີນີ້ຢູ່ກ່ອນວັນທີເລີ່ມວຽກ', en: 'this day is before the start date' }
export const LEFT: Text = { la: 'ອອກກ່ອນວັນທີນີ້', en: 'left before this day' }
const NO_SALARY: Text = { la: 'ຍັງບໍ່ມີເງິນເດືອນພື້ນຖານ', en: 'has no base salary yet' }
const SAME_DAY: Text = { la: 'ມີການປັບໃນວັນທີນີ້ແລ້ວ', en: 'already has an adjustment on this day' }
const OTHER_CURRENCY: Text = {
  la: 'ເງິນເດືອນເປັນສະກຸນເງິນອື່ນ',
  en: 'has a salary in another currency',
}
const BAD_SALARY: Text = { la: 'ເງິນເດືອນໃໝ່ບໍ່ຖືກຕ້ອງ', en: 'the new salary would not be valid' }

export interface SalaryReaders {
  readLockedRuns: ReadTouchedRuns
  readMinimumWage: ReadMinimumWage
}

/**
 * The new salaries of a raise with what a user should know of them; nothing is stored. Locks the employees. Throws `invalid_input` for an
 * unknown employee or currency, and for people without a salary, who have left, or with an adjustment on that day.
 */
export async function planRaises(
  tx: Tx,
  { language }: Pick<Context, 'language'>,
  body: RaiseInput,
  { readLockedRuns, readMinimumWage }: SalaryReaders,
): Promise<{ planned: PlannedRaise[]; warnings: RaiseWarning[] }> {
  const ids = [...new Set(body.employee_ids)]
  await tx.execute(
    'select from employee where company_id = $1 and id = any($2) order by id for no key update',
    [tx.companyId, ids],
  )
  const rows = await tx.query(PersonRow, people(language), [tx.companyId, ids, body.effective_date])
  await requireCurrency(tx, body.raise.currency, 'raise.currency', language)
  const planned = plannedRaises(rows, ids, body, { language })
  const wage = await readMinimumWage(tx, body.effective_date)
  const currencies = planned.flatMap((row) => [row.current_currency, row.currency])
  const inKip = await inKipOn(tx, body.effective_date, currencies)
  const runs = runsFrom(await readLockedRuns(tx), body.effective_date)
  return {
    planned,
    warnings: [
      ...runs.map((run) => ({ code: 'in_locked_run' as const, run })),
      ...planned.flatMap((row) => warningsOf(row, wage, inKip)),
    ],
  }
}

/** Adjusts base salaries from a day on. Without confirmation nothing is stored, and the new salaries and warnings are answered. */
export const raiseSalariesWith = (
  readLockedRuns: ReadTouchedRuns,
  readMinimumWage: ReadMinimumWage,
  requireOthers: RequireOthers,
): Endpoint =>
  handle(raiseSalaries, (context) =>
    inCompany(context, async (tx) => {
      const { body } = context
      await requireOthers(tx, context, body.employee_ids)
      const { planned, warnings } = await planRaises(tx, context, body, { readLockedRuns, readMinimumWage })
      if (!body.confirmed) return { data: { recorded: null, rows: planned, warnings } }
      const { added } = await recordSalaryAdjustments(
        tx,
        planned.map(({ emp_number, target, currency }) => ({
          ...{ emp_number, target_salary: target, currency },
          ...{ effective_date: body.effective_date, remark: body.remark },
        })),
        actorOf(context),
      )
      return { data: { recorded: added, rows: planned, warnings } }
    }),
  )

function plannedRaises(
  rows: readonly PersonRow[],
  ids: readonly number[],
  { raise, effective_date }: RaiseInput,
  { language }: Pick<Context, 'language'>,
): PlannedRaise[] {
  const faults: string[] = []
  const fields: FieldErrors = {}
  ids.forEach((id, at) => {
    if (!rows.some((row) => row.id === id)) fields[`employee_ids.${at}`] = [UNKNOWN[language]]
  })
  const planned = rows.flatMap((row) => {
    const present = row.currency ?? KIP
    const target = row.current === null ? null : raisedSalary(row.current, raise, present)
    const currency = raisedCurrency(present, raise)
    const fault = faultOf(row, { target, currency, raise }, effective_date)
    if (fault) faults.push(`${row.emp_number} ${row.name}: ${fault[language]}`)
    const { id: employee_id, emp_number, name: employee_name, current } = row
    return fault || current === null || target === null
      ? []
      : [{ employee_id, emp_number, employee_name, current, current_currency: present, target, currency }]
  })
  if (faults.length > 0) fields.employee_ids = faults
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  return planned
}

interface Target {
  target: number | null
  currency: string
  raise: RaiseInput['raise']
}

function faultOf(row: PersonRow, { target, currency, raise }: Target, day: string): Text | null {
  // It would replace the first salary on all days.
  if (day < row.start_date) return BEFORE_START
  if (row.end_date !== null && row.end_date < day) return LEFT
  if (row.current === null) return NO_SALARY
  if (raise.kind === 'by' && (raise.currency ?? KIP) !== currency) return OTHER_CURRENCY
  if (target === null) return BAD_SALARY
  const isOther = row.same_day !== target || row.same_day_currency !== currency
  return row.same_day !== null && isOther ? SAME_DAY : null
}

/** What a user should know about a new salary before it is stored. */
export function warningsOf(
  {
    emp_number,
    employee_name,
    current,
    current_currency,
    target,
    currency,
  }: Omit<PlannedRaise, 'employee_id'>,
  wage: number | null,
  inKip: InKip,
): RaiseWarning[] {
  const before = { amount: current, currency: current_currency }
  return salaryWarnings(before, { amount: target, currency }, wage, inKip).map((code) => ({
    ...{ code, emp_number, employee_name },
  }))
}
