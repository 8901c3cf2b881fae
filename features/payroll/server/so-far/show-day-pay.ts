import { z } from 'zod'
import type { PayslipResult } from '#engines/payroll/payslip-result.ts'
import { DAY_RESULTS, ensureDerived } from '#features/attendance/server/index.ts'
import { addDays, earlierDay, firstOfMonth, lastOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { companyOf, handle } from '#kit/server/handler.ts'
import { type DayPay, showDayPay as route } from '../../contract.ts'
import { pricedLines } from '../../domain/difference-lines.ts'
import { type DayFacts, withOrdinaryDay } from '../../domain/ordinary-day.ts'
import { readOvertime } from '../calculation/attendance-sums.ts'
import { computed } from '../calculation/compute-payslips.ts'
import { readMonth, type SoFarRange } from './compute-pay-so-far.ts'
import { FIND_EMPLOYEE } from './show-pay-so-far.ts'

const DayRow = z.object({
  absentHalves: z.int(),
  unpaidLeaveHalves: z.int(),
  lateMinutes: z.int(),
  earlyMinutes: z.int(),
  nightMinutes: z.int(),
})

const DAY = `
  select absent_halves as "absentHalves", unpaid_leave_halves as "unpaidLeaveHalves", late_minutes as "lateMinutes",
    early_minutes as "earlyMinutes", night_minutes as "nightMinutes"
  from ${DAY_RESULTS} day where company_id = $1 and employee_id = $2 and work_date = $3`

const NOTHING = { absentHalves: 0, unpaidLeaveHalves: 0, lateMinutes: 0, earlyMinutes: 0, nightMinutes: 0 }

/** What payroll reads of the day. */
async function readDay(tx: Tx, companyId: number, employeeId: number, date: string): Promise<DayFacts> {
  const day = (await tx.maybeOne(DayRow, DAY, [companyId, employeeId, date])) ?? NOTHING
  const only = { employeeId, base: 0, from: date, to: date, employedDays: 1, first: date, last: date }
  const [overtime = []] = await readOvertime(tx, companyId, [only])
  return { ...day, date, overtime }
}

type Payslip = Extract<PayslipResult, { ok: true }>['payslip']

function effectOf(actual: Payslip, ordinary: Payslip, isMonthOver: boolean): DayPay['effect'] {
  const [now, planned] = [pricedLines(actual.lines), pricedLines(ordinary.lines)]
  const lines = [...new Map([...planned, ...now])].flatMap(([key, { code, name, detail }]) => {
    const amount = (now.get(key)?.amount ?? 0) - (planned.get(key)?.amount ?? 0)
    return amount === 0 ? [] : [{ code, name, detail, amount }]
  })
  const gross = actual.sums.gross - ordinary.sums.gross
  return { lines, gross, net: isMonthOver ? actual.sums.net - ordinary.sums.net : null }
}

async function dayPayOf(
  tx: Tx,
  companyId: number,
  employeeId: number,
  { date, ...range }: SoFarRange & { date: string },
): Promise<DayPay> {
  const { law, rules, run, person } = await readMonth(tx, companyId, employeeId, range)
  const { startDate = '', endDate = null } = person?.facts.employee ?? {}
  if (!person || date < startDate || (endDate !== null && date > endDate)) return { effect: null, run: null }
  const ordinary = withOrdinaryDay(person.facts, await readDay(tx, companyId, employeeId, date))
  if (!ordinary) return { effect: null, run: null }
  const actual = computed(person, { rules, law })
  const planned = computed({ ...person, facts: ordinary }, { rules, law })
  if (!actual.ok || !planned.ok) return { effect: null, run }
  return { effect: effectOf(actual.payslip, planned.payslip, range.until === range.to), run }
}

/** The days of the month are derived first, as far as possible in three seconds. Throws `not_found`. */
export const showDayPay = handle(route, async ({ db, session, params, query: { date } }) => {
  const companyId = companyOf({ session })
  const employeeId = params.employee_id
  await db.inCompany(companyId, async (tx) => {
    if (!(await tx.maybeOne(IdRow, FIND_EMPLOYEE, [companyId, employeeId]))) throw new AppError('not_found')
  })
  const [from, to] = [firstOfMonth(date), lastOfMonth(date)]
  const until = earlierDay(to, addDays(todayInLaos(), -1))
  if (date > until) return { data: { effect: null, run: null } }
  await ensureDerived(db, companyId, from, until)
  const data = await db.inCompany(
    companyId,
    (tx) => dayPayOf(tx, companyId, employeeId, { from, to, until, date }),
    { isolation: 'repeatable read', readOnly: true },
  )
  return { data }
})
