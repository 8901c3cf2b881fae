import type { How } from '#engines/payroll/explanation.ts'
import type { DifferenceCause } from '#engines/payroll/types.ts'
import { formatDate } from '#kit/contract/days.ts'
import type { DayStates, LineTexts } from '../locales/line-texts.ts'
import { kipText } from './exact-numbers.ts'

/** More causes than these are counted, not listed. */
const MAX_CAUSES = 8

type Difference = Extract<How, { kind: 'difference' }>

/** What an earlier month pays or takes back in this one: its range, why, and what could not be deducted. */
export function explainDifference(how: Difference, taken: number, texts: LineTexts): string[] {
  const { from, to, causes, due, taxable, inSsoBase } = how
  return [
    texts.differenceOf({ from: formatDate(from), to: formatDate(to) }),
    ...causeSentences(causes, texts),
    ...(taxable ? [] : [texts.notTaxable]),
    ...(inSsoBase ? [] : [texts.notInSsoBase]),
    ...(due === undefined ? [] : [texts.upToNet({ due: kipText(Math.abs(due)), taken: kipText(taken) })]),
  ]
}

/** The causes in words with their dates. */
export function causeSentences(causes: readonly DifferenceCause[], texts: LineTexts): string[] {
  const sentences = causes.slice(0, MAX_CAUSES).map((cause) => causeSentence(cause, texts))
  const left = causes.length - sentences.length
  return left > 0 ? [...sentences, texts.moreCauses(String(left))] : sentences
}

export function causeSentence(cause: DifferenceCause, texts: LineTexts): string {
  switch (cause.kind) {
    case 'day':
      return texts.dayChanged({
        day: formatDate(cause.day),
        was: stateText(cause.was, texts.dayStates),
        now: stateText(cause.now, texts.dayStates),
      })
    case 'overtime':
    case 'late':
    case 'early':
    case 'night':
      return texts.minutesChanged[cause.kind]({
        day: formatDate(cause.day),
        was: String(cause.was),
        now: String(cause.now),
      })
    case 'salary':
      return texts.raise({
        date: formatDate(cause.day),
        before: cause.was === null ? '–' : kipText(cause.was),
        after: cause.now === null ? '–' : kipText(cause.now),
      })
    case 'benefit':
      return texts.benefitChanged({
        name: cause.name,
        before: cause.was === null ? '–' : kipText(cause.was),
        after: cause.now === null ? '–' : kipText(cause.now),
      })
    case 'start':
      return texts.startChanged({ was: dayText(cause.was), now: dayText(cause.now) })
    case 'end':
      return texts.endChanged({ was: dayText(cause.was), now: dayText(cause.now) })
    case 'no_payslip':
      return texts.noPayslip
  }
}

const dayText = (day: string | null) => (day === null ? '–' : formatDate(day))

/** `success+paid_leave`: half a day of each. */
function stateText(state: string | null, states: DayStates): string {
  if (state === null) return states.none
  return state
    .split('+')
    .map((part) => (Object.hasOwn(states, part) ? states[part as keyof DayStates] : part))
    .join(' + ½ ')
}
