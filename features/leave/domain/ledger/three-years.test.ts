import { expect, test } from 'vitest'
import { addDays, dayOfNumber, daysOfRange, weekdayOf } from '#kit/contract/days.ts'
import { accountOf, isWeekday, leaveOn } from './account.test-data.ts'
import type { StatedLeave } from './leave-uses.ts'
import type { AccountRight } from './open-account.ts'

/** Numbers between 0 and 1 from a fixed seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

interface Person {
  right: AccountRight
  start_date: string
  end_date: string | null
  setting: string | null
  leave: StatedLeave[]
}

function personFrom(random: () => number): Person {
  const one = <T>(...values: T[]): T => values[Math.floor(random() * values.length)] as T
  const dayIn = (from: string, days: number) => addDays(from, Math.floor(random() * days))
  const carry = one<AccountRight['carry']>('none', 'until_date', 'months')
  const leave = Array.from({ length: Math.floor(random() * 16) }, () => {
    const start_date = dayIn('2026-01-01', 1090)
    const part = one<StatedLeave['part']>('full', 'full', 'morning', 'afternoon')
    return leaveOn(start_date, part === 'full' ? addDays(start_date, Math.floor(random() * 9)) : start_date, {
      part,
    })
  })
  return {
    right: {
      ...{
        id: 1,
        name: 'Annual',
        amount: one(15, 12, 7.5, 1, 0),
        months_before_usable: one(0, 3, 6, 12, 18),
      },
      ...{ accrual: one<AccountRight['accrual']>('yearly', 'prorated', 'monthly'), carry },
      ...{ carry_cap: one(null, 0, 0.5, 3, 10), carry_months: carry === 'months' ? one(1, 3, 6, 15) : null },
    },
    start_date: one('2019-05-06', '2024-02-29', '2025-08-31', dayIn('2025-01-01', 900)),
    end_date: one(null, null, dayIn('2027-06-01', 560)),
    setting: one(null, '2026-03-31', '2024-02-29'),
    leave,
  }
}

const monthEnd = (day: string) => addDays(day, 1).slice(8) === '01'

/** The first day after whole months of work, found by walking over the calendar. */
function usableDay(start: string, months: number): string {
  let day = `${start.slice(0, 7)}-01`
  for (let left = months; left > 0; day = addDays(day, 1)) if (addDays(day, 1).endsWith('-01')) left--
  while (day.slice(8) !== start.slice(8) && !monthEnd(day)) day = addDays(day, 1)
  return day
}

interface Bucket {
  born: string
  dies: string
  kept: { after: string; most: number } | null
  first: number
  rest: number
  lost: { day: string; units: number }[]
}
interface Debt {
  day: string
  units: number
  paid: string | null
}

/** When what is given on a day ends, and how much of it is kept after its year. */
function lifeOf({ right, setting }: Person, born: string): Pick<Bucket, 'dies' | 'kept'> {
  const year = Number(born.slice(0, 4))
  const over = { dies: `${year}-12-31`, kept: null }
  if (right.carry === 'none' || right.carry_cap === 0) return over
  let dies = over.dies
  if (right.carry === 'months') {
    for (let months = right.carry_months ?? 0; months > 0; months--)
      do dies = addDays(dies, 1)
      while (!monthEnd(dies))
  } else if (setting !== null) {
    const wanted = `${year + 1}${setting.slice(4)}`
    dies = wanted.endsWith('02-29') && (year + 1) % 4 !== 0 ? `${year + 1}-02-28` : wanted
  } else return over
  return {
    dies,
    kept: right.carry_cap === null ? null : { after: over.dies, most: right.carry_cap * 480 },
  }
}

/** What is left on days, by walking through three years day by day. */
function naive(person: Person): (on: string) => number {
  const { right, start_date, end_date, leave } = person
  const usable = usableDay(start_date, right.months_before_usable)
  const buckets: Bucket[] = []
  let debts: Debt[] = []
  let waiting = 0
  const give = (day: string, units: number) => {
    if (units <= 0) return
    const bucket: Bucket = { born: day, ...lifeOf(person, day), first: units, rest: units, lost: [] }
    buckets.push(bucket)
    debts = debts.flatMap((debt): Debt[] => {
      if (debt.paid !== null || bucket.rest === 0) return [debt]
      const part = Math.min(bucket.rest, debt.units)
      bucket.rest -= part
      const rest = { ...debt, units: debt.units - part }
      return [{ ...debt, units: part, paid: day }, ...(rest.units > 0 ? [rest] : [])]
    })
  }
  const wholeYear = (right.amount ?? 0) * 480
  for (const day of daysOfRange('2024-01-01', '2028-12-31')) {
    const isOver = end_date !== null && day > end_date
    const isLedger = day >= '2026-01-01'
    if (right.accrual === 'monthly') {
      if (day >= start_date && !isOver && (monthEnd(day) || day === end_date)) waiting += wholeYear / 12
      if (day >= usable && day >= start_date) {
        if (isLedger) give(day, waiting)
        waiting = 0
      }
    } else if (isLedger && !isOver && day >= usable && (day === usable || day.endsWith('01-01'))) {
      let units = wholeYear
      if (right.accrual === 'prorated' && day === usable) {
        let months = 0
        for (let month = Number(day.slice(5, 7)); month <= 12; month++) months++
        units = Math.ceil((wholeYear * months) / 12 / 240) * 240
      }
      give(day, units)
    }
    const halves = new Set<string>()
    for (const { start_date: from, end_date: to, part } of leave)
      if (from <= day && day <= to && weekdayOf(day) <= 5 && !isOver)
        for (const half of part === 'full' ? ['morning', 'afternoon'] : [part]) halves.add(half)
    for (let left = halves.size * 240; left > 0; ) {
      const bucket = buckets
        .filter((one) => one.rest > 0 && one.born <= day && day <= one.dies)
        .sort((a, b) => (a.dies + a.born).localeCompare(b.dies + b.born))[0]
      if (!bucket) {
        debts.push({ day, units: left, paid: null })
        break
      }
      const part = Math.min(bucket.rest, left)
      bucket.rest -= part
      left -= part
    }
    const kept = buckets.filter((one) => one.kept?.after === day).sort((a, b) => a.born.localeCompare(b.born))
    let most = kept[0]?.kept?.most ?? 0
    for (const one of kept.toReversed()) {
      const keeps = Math.min(most, one.rest)
      most -= keeps
      if (one.rest > keeps) one.lost.push({ day, units: one.rest - keeps })
      one.rest = keeps
    }
    for (const one of buckets) if (one.dies === day && one.rest > 0) one.lost.push({ day, units: one.rest })
  }
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  return (on) => {
    const alive = buckets.filter(({ born, dies }) => born <= on && on <= dies)
    const here = alive.map(({ rest, dies, lost }) => {
      const later = lost.filter(({ day }) => day >= on && day !== dies).map(({ units }) => units)
      return rest + sum(later)
    })
    const owed = debts
      .filter(({ day, paid }) => day <= `${on.slice(0, 4)}-12-31` && (paid === null || paid > on))
      .map(({ units }) => units)
    return (sum(here) - sum(owed)) / 480
  }
}

test('200 people over three years have left what a walk through each of their days finds', () => {
  const random = randomFrom(20261127)
  let lost = 0
  for (let at = 0; at < 200; at++) {
    const person = personFrom(random)
    const { right, leave, ...facts } = person
    const isCounted = (day: number) =>
      isWeekday(day) && (facts.end_date === null || dayOfNumber(day) <= facts.end_date)
    const [account, left] = [accountOf({ right, leave, isCounted, ...facts }), naive(person)]
    for (let day = '2026-01-05'; day <= '2028-12-31'; day = addDays(day, 1 + Math.floor(random() * 60))) {
      const balance = account.balance(day)
      expect(balance.left, `person ${at} on ${day}: ${JSON.stringify(person)}`).toBeCloseTo(left(day), 6)
      lost += balance.expired
    }
  }
  expect(lost).toBeGreaterThan(100)
})
