import type { DayNumber } from '#engines/attendance/types.ts'
import { type DayOffRule, datesOff } from './days-off.ts'

/** A day off of the company, with its dates. */
export interface RestDayRule extends DayOffRule {
  id: number
  counts_as: 'holiday' | 'rest'
  for_whom: 'all' | 'women'
}

/** For this employee the dates of a rest day from a first to a last day, inclusive, are working days. */
export interface RestDayException {
  restDayId: number
  employeeId: number
  firstDay: DayNumber
  lastDay: DayNumber
}

export interface OffPerson {
  id: number
  isFemale: boolean
}

/** Whether a day is off for an employee: a public holiday is paid and keeps the shift, on a day of rest there is no shift. */
export interface DaysOff {
  isHoliday: (person: OffPerson, day: DayNumber) => boolean
  isRest: (person: OffPerson, day: DayNumber) => boolean
  /** Some days of rest are for women only. */
  hasRestForWomen: boolean
}

/** The days off from `first` to `last`, inclusive. */
export function daysOffOf(
  rules: readonly RestDayRule[],
  exceptions: readonly RestDayException[],
  first: DayNumber,
  last: DayNumber,
): DaysOff {
  const byEmployee = Map.groupBy(exceptions, ({ employeeId }) => employeeId)
  const dated = rules.map((rule) => ({ rule, dates: new Set(datesOff(rule, first, last)) }))
  const isOff = (countsAs: RestDayRule['counts_as']) => {
    const own = dated.filter(({ rule }) => rule.counts_as === countsAs)
    const datesFor = (whom: RestDayRule['for_whom']) =>
      new Set(own.filter(({ rule }) => rule.for_whom === whom).flatMap(({ dates }) => [...dates]))
    const [all, women] = [datesFor('all'), datesFor('women')]
    return ({ id, isFemale }: OffPerson, day: DayNumber) => {
      if (!all.has(day) && !(isFemale && women.has(day))) return false
      const works = byEmployee.get(id)
      if (!works) return true
      const isExcepted = (ruleId: number) =>
        works.some((one) => one.restDayId === ruleId && one.firstDay <= day && day <= one.lastDay)
      return own.some(
        ({ rule, dates }) => dates.has(day) && (rule.for_whom === 'all' || isFemale) && !isExcepted(rule.id),
      )
    }
  }
  return {
    isHoliday: isOff('holiday'),
    isRest: isOff('rest'),
    hasRestForWomen: rules.some((rule) => rule.counts_as === 'rest' && rule.for_whom === 'women'),
  }
}
