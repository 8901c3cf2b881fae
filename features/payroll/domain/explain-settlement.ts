import type { How, LineCode, PayslipLine } from '#engines/payroll/explanation.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { LineTexts } from '../locales/line-texts.ts'
import { halfDaysText, kipText, percentText } from './exact-numbers.ts'

type Settled = Extract<How, { kind: 'notice_pay' | 'leave_pay' | 'severance' }>

/** The name of a line of a settlement; null for another line. */
export function settlementName(how: How, code: LineCode, texts: LineTexts): string | null {
  const isOwed = code === 'deduction_before'
  switch (how.kind) {
    case 'notice_pay':
      return texts.settlementNames[isOwed ? 'notice_owed' : 'notice_pay']
    case 'leave_pay':
      return texts.settlementNames[isOwed ? 'leave_owed' : 'leave_pay']
    case 'severance':
      return texts.settlementNames.severance
    default:
      return null
  }
}

const isIncome = (amount: number) => amount > 0

/** Notice, unused leave and severance, each with its formula. */
export function explainSettlement(how: Settled, signed: number, texts: LineTexts): string[] {
  const amount = kipText(Math.abs(signed))
  const marks = isIncome(signed)
    ? [...(how.taxable ? [] : [texts.notTaxable]), ...(how.inSsoBase ? [] : [texts.notInSsoBase])]
    : []
  return [...formulaOf(how, amount, texts), ...marks]
}

function formulaOf(how: Settled, amount: string, texts: LineTexts): string[] {
  const base = kipText(how.base)
  switch (how.kind) {
    case 'notice_pay': {
      const days = String(how.required - how.given)
      const given = { required: String(how.required), given: String(how.given), days }
      return [
        texts.noticePay({ base, divisor: String(how.daysPerMonth), days, amount }),
        texts.noticeDays({ ...given, date: formatDate(how.lawFrom) }),
      ]
    }
    case 'leave_pay': {
      const days = halfDaysText(Math.abs(how.halves))
      const formula = texts.leavePay({ base, divisor: String(how.daysPerMonth), days, amount })
      return how.isEntered
        ? [formula, texts.leaveEntered(days)]
        : [formula, texts.leaveDays({ earned: halfDaysText(how.earned), used: halfDaysText(how.used) })]
    }
    case 'severance': {
      const [pay, percent, date] = [kipText(how.monthlyPay), percentText(how.rate), formatDate(how.lawFrom)]
      return [
        texts.severance({ pay, percent, months: String(how.months), amount }),
        texts.severancePay({ pay, base, benefits: kipText(how.monthlyPay - how.base) }),
        texts.severanceLaw({ percent, date }),
      ]
    }
  }
}

/** Why a settlement deducts less than what is due, and what the employee still owes. */
export function explainRest({ amount, due }: PayslipLine, texts: LineTexts): string[] {
  if (due === undefined) return []
  const taken = Math.abs(amount)
  return [texts.owedRest({ due: kipText(due), taken: kipText(taken), rest: kipText(due - taken) })]
}
