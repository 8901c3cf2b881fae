import { addLine, type Calculation, markItem } from '../calculation.ts'
import { cannotPay } from '../cannot-pay.ts'
import type { How } from '../explanation.ts'
import { mulDivRound, parseDecimal } from '../fraction.ts'
import type { LeaveCash } from '../types.ts'

/** The ledger of leave counts in 1/480 day. */
const UNITS_OF_DAY = 480

/** What leave is worth: the base salary of one day × parts of a day. Kip, rounded once. */
export const payOfLeave = (
  c: Calculation,
  base: number,
  { parts, ofDay }: { parts: number; ofDay: number },
): number => mulDivRound(base, parts * c.perDay.num, c.perDay.den * ofDay)

/** The minutes of time off that units are worth, by the hours of a day. */
function minutesOf(c: Calculation, units: number): number {
  const { num, den } = parseDecimal(c.rules.hoursPerDay)
  return mulDivRound(units, num * 60, den * UNITS_OF_DAY)
}

type HowCash = Extract<How, { kind: 'leave_cash' }>

function priceOf(
  c: Calculation,
  { units, entries, isTimeOff, inSsoBase, ends }: LeaveCash,
): [number, HowCash] {
  const base = c.lastBase
  const { daysPerMonth, hoursPerDay } = c.rules
  const how: HowCash = {
    ...{ kind: 'leave_cash', base, daysPerMonth, units, entries, taxable: true, inSsoBase },
    ...(ends && { ends }),
  }
  if (!isTimeOff) return [payOfLeave(c, base, { parts: units, ofDay: UNITS_OF_DAY }), how]
  const minutes = minutesOf(c, units)
  const amount = mulDivRound(base, minutes * c.perMinute.num, c.perMinute.den)
  return [amount, { ...how, time: { minutes, hoursPerDay } }]
}

/** Line 5: unused leave that the company pays, with the base salary of the range's last day. Taxable like other pay. */
export function addLeaveCash(c: Calculation) {
  for (const cash of c.facts.leaveCash ?? []) {
    const { name, units } = cash
    if (!Number.isSafeInteger(units) || units <= 0)
      cannotPay('bad_fact', { fact: `leave ${name}`, value: String(units) })
    const [amount, how] = priceOf(c, cash)
    markItem(c, amount, how)
    addLine(c, 'income', 'otherIncome', amount, how, name)
  }
}
