import { expect, test } from 'vitest'
import { accountOf } from './account.test-data.ts'
import { SERVICE_BANDS, serviceBands } from './service-bands.ts'

test('bands are read from a text, and other texts are refused', () => {
  expect(serviceBands('5=18, 10=20.5')).toEqual([
    { years: 10, days: 20.5 },
    { years: 5, days: 18 },
  ])
  expect(serviceBands('')).toEqual([])
  for (const good of ['', '5=18', '5=18,10=20.5'])
    expect([good, SERVICE_BANDS.test(good)]).toEqual([good, true])
  for (const bad of ['5', '5=18;10=20', '=18', '5=18.3', 'five=18'])
    expect([bad, SERVICE_BANDS.test(bad)]).toEqual([bad, false])
})

const bands = serviceBands('5=18, 10=20')

test('the days of a year follow the full years of service on 1 January, and the anniversary adds the rest', () => {
  const hired = { right: { bands, months_before_usable: 0 }, start_date: '2021-07-15', today: '2026-03-01' }
  expect(accountOf(hired).balance('2026-07-14')).toMatchObject({ earned: 15, left: 15 })
  expect(accountOf(hired).balance('2026-07-15')).toMatchObject({ earned: 18, left: 18 })
  expect(accountOf(hired).balance('2027-01-01').earned).toBe(18)
})

test('somebody hired on 29 February gets them on the 28th in a shorter year; an agreement stays as it is', () => {
  const hired = { right: { bands, months_before_usable: 0 }, start_date: '2016-02-29', today: '2026-01-10' }
  expect(accountOf(hired).balance('2026-02-27').earned).toBe(18)
  expect(accountOf(hired).balance('2026-02-28').earned).toBe(20)
  const agreed = { ...hired, agreements: [{ type: 'ພັກປະຈຳປີ', days: 25, used: 0 }] }
  expect(accountOf(agreed).balance('2026-12-31').earned).toBe(25)
})

test('what the anniversary adds is stored once, also after it was stored', () => {
  const facts = { right: { bands, months_before_usable: 0 }, start_date: '2021-07-15', today: '2026-08-01' }
  const due = accountOf(facts).dueUntil('2026-08-01')
  expect(due.map(({ rule_key, units }) => [rule_key, units / 480])).toEqual([
    ['grant:2026', 15],
    ['grant:2026-service', 3],
  ])
  const entries = due.map((one, at) => ({ ...one, id: 500_000 + at }))
  expect(accountOf({ ...facts, entries }).dueUntil('2026-09-01')).toEqual([])
})

test('months after an anniversary are worth more', () => {
  const monthly = {
    right: { bands, months_before_usable: 0, accrual: 'monthly' as const },
    start_date: '2021-07-15',
  }
  const account = accountOf({ ...monthly, today: '2026-12-31' })
  // Six months of 15 / 12, six of 18 / 12.
  expect(account.balance('2026-12-31').earned).toBe(16.5)
})
