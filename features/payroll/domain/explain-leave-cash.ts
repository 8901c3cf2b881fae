import type { How } from '#engines/payroll/explanation.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { clockText, kipText } from './exact-numbers.ts'

/** The ledger of leave counts in 1/480 day. */
const UNITS_OF_DAY = 480

/** 1,200 units → 2.5; at most four decimals. */
const daysText = (units: number) => String(Number((units / UNITS_OF_DAY).toFixed(4)))

/** Unused leave that is paid: by the day, time off for overtime by the hour. */
export function explainLeaveCash(
  { base, daysPerMonth, units, time, inSsoBase, ends }: Extract<How, { kind: 'leave_cash' }>,
  amount: number,
  texts: LineTexts,
): string[] {
  const common = { base: kipText(base), amount: kipText(amount) }
  const formula = time
    ? texts.leaveCashTime({
        ...{ ...common, days: String(daysPerMonth), hours: String(time.hoursPerDay) },
        ...{ minutes: kipText(time.minutes), clock: clockText(time.minutes) },
      })
    : texts.leavePay({ ...common, divisor: String(daysPerMonth), days: daysText(units) })
  const ended = ends?.map(({ day }) => texts.leaveCashEnds(formatDate(day))) ?? []
  return [formula, ...ended, ...(inSsoBase ? [] : [texts.notInSsoBase])]
}
