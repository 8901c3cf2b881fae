import { earlierDay, laterDay } from '#kit/contract/days.ts'
import type { StatementLine } from '../contract/leave-statement.ts'
import type { Lot } from './ledger/allocate.ts'
import { daysOfUnits, type LedgerEntry } from './ledger/entries.ts'
import type { AccountLine } from './ledger/leave-account.ts'
import { byFirstDay, isWithin } from './ledger/leave-uses.ts'
import { type Account, isUsedBefore } from './ledger/open-account.ts'

const EMPTY = {
  ...{ start_date: null, end_date: null, from_time: null, to_time: null },
  ...{ leave_id: null, status: null, note: '' },
}

/**
 * What makes up the balance of a leave type on a day, for its calendar year: what was carried over and given, leave taken before it was
 * recorded here, each leave in order of date with the days that it takes, and what was lost unused. The days of all lines add up to `left`
 * of `balance`; if the leave is unlimited, to minus `used`. A half day that two leaves take is a day of the first.
 */
export function leaveStatement(account: Account, on: string): StatementLine[] {
  const { lines } = account.on(on)
  const given = account.isUnlimited ? lines.filter(isUsedBefore) : lines
  const entries = given.flatMap((line) => (line.kind === 'leave' ? [] : [entryLine(line, account)]))
  const first = on < account.usableFrom && !account.isUnlimited ? [notUsable(account)] : []
  const order = (one: StatementLine) => LINE_ORDER.indexOf(one.kind)
  return [
    ...first,
    ...entries.sort((a, b) => order(a) - order(b) || (a.start_date ?? '').localeCompare(b.start_date ?? '')),
    ...leaveLines(account, on),
  ]
}

const LINE_ORDER: readonly StatementLine['kind'][] = [
  'carried',
  'owed',
  'opening',
  'amount',
  'agreement',
  'adjust',
  'comp_earn',
  'comp_void',
  'used_before',
  'encash',
  'expired',
]

const notUsable = (account: Account): StatementLine => ({
  ...{ ...EMPTY, kind: 'not_usable', start_date: account.usableFrom, days: 0 },
})

/** Zero is not written as -0. */
const days = (units: number) => daysOfUnits(units) || 0

function entryLine(line: Exclude<AccountLine, { kind: 'leave' }>, account: Account): StatementLine {
  const ofLot = ({ from_day, expires_on }: Lot) => ({ start_date: from_day, end_date: expires_on })
  if (line.kind === 'carried')
    return { ...EMPTY, kind: 'carried', days: days(line.units), ...ofLot(line.lot) }
  if (line.kind === 'owed') return { ...EMPTY, kind: 'owed', days: days(line.units) }
  if (line.kind === 'expired')
    return { ...EMPTY, kind: 'expired', days: days(line.units), ...ofLot(line.lot), end_date: line.day }
  const [entry] = line.entries
  if (!entry || isUsedBefore(line)) return { ...EMPTY, kind: 'used_before', days: days(line.units) }
  return {
    ...{ ...EMPTY, kind: kindOf(entry, account), days: days(line.units), note: entry.note },
    ...{ start_date: entry.from_day, end_date: line.units > 0 ? entry.expires_on : null },
    ...(entry.kind === 'encash' && entry.id !== null && { encash: { entry_id: entry.id, paid_with: null } }),
  }
}

const kindOf = ({ kind, rule_key }: LedgerEntry, account: Account): StatementLine['kind'] => {
  if (!rule_key?.startsWith('grant:')) return kind === 'grant' ? 'adjust' : kind
  return account.agreement ? 'agreement' : 'amount'
}

/** The leave of the year, each with what it takes, and leave of later years that takes days of this one. */
function leaveLines(account: Account, on: string): StatementLine[] {
  const year = on.slice(0, 4)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const taken = new Map<number | null, number>()
  const add = (id: number | null, units: number) => taken.set(id, (taken.get(id) ?? 0) + units)
  if (account.isUnlimited)
    for (const { day, units, leaveId } of account.uses) day.startsWith(year) && add(leaveId, units)
  else for (const line of account.on(on).lines) if (line.kind === 'leave') add(line.leaveId, -line.units)
  return [...account.leave].sort(byFirstDay).flatMap((leave): StatementLine[] => {
    const units = taken.get(leave.id) ?? 0
    const isOfYear = isWithin(leave, first, last)
    if (!isOfYear && units === 0) return []
    return [
      {
        ...{
          kind: 'leave',
          leave_id: leave.id,
          status: leave.status,
          note: '',
          days: -daysOfUnits(units) || 0,
        },
        from_time: leave.from_time ?? null,
        to_time: leave.to_time ?? null,
        start_date: isOfYear ? laterDay(leave.start_date, first) : leave.start_date,
        end_date: isOfYear ? earlierDay(leave.end_date, last) : leave.end_date,
      },
    ]
  })
}
