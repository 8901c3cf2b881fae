import { expect, test } from 'vitest'
import { benefitFrom, planBenefits, type StoredBenefit } from './dated-benefits.ts'

const MEAL = { id: 1, type: 7, name: 'Meal', amount: 200_000, first_month: null, last_month: null }
const month = '2026-11'
const from = (first_month: string) => ({ kind: 'change', first_month }) as const
const correction = { kind: 'correction' } as const
const months = (rows: readonly { amount: number; first_month: string | null; last_month: string | null }[]) =>
  rows.map((row) => `${row.amount} ${row.first_month ?? ''}–${row.last_month ?? ''}`)

const planned = (
  stored: StoredBenefit[],
  lines: Parameters<typeof planBenefits>[1],
  meaning?: typeof correction | ReturnType<typeof from>,
) => planBenefits(stored, lines, { meaning, month })

test('an amount that changes from a month on leaves the months before as they were', () => {
  const line = { type: 7, amount: 300_000 }
  expect(planned([MEAL], [line]).unclear).toEqual([{ stored: MEAL, target: 300_000 }])
  expect(months(planned([MEAL], [line], from('2026-12')).rows)).toEqual([
    '200000 –2026-11',
    '300000 2026-12–',
  ])
  expect(planned([MEAL], [line], correction).rows).toMatchObject([
    { id: 1, amount: 300_000, first_month: null },
  ])
})

test('a removed benefit ends before the month, or has never been there', () => {
  expect(planned([MEAL], []).unclear).toEqual([{ stored: MEAL, target: null }])
  expect(months(planned([MEAL], [], from('2026-11')).rows)).toEqual(['200000 –2026-10'])
  expect(planned([MEAL], [], correction).rows).toEqual([])
  const fresh = { ...MEAL, first_month: '2026-11' }
  expect(planned([fresh], [], from('2026-11')).rows).toEqual([])
})

test('a benefit that has not begun changes without a question', () => {
  const later = { ...MEAL, first_month: '2027-01' }
  const plan = planned([later], [{ id: 1, type: 7, amount: 5, first_month: '2027-02' }])
  expect([plan.unclear, months(plan.rows)]).toEqual([[], ['5 2027-02–']])
  expect(planned([later], [])).toMatchObject({ unclear: [], rows: [] })
})

test('what is over stays, and the same benefit can begin again', () => {
  const former = { ...MEAL, last_month: '2026-08' }
  expect(months(planned([former], [{ type: 7, amount: 9 }]).rows).sort()).toEqual([
    '200000 –2026-08',
    '9 2026-11–',
  ])
})

test('the same benefit twice in a month, months in the wrong order and foreign ids are refused', () => {
  const faults = (...lines: Parameters<typeof planBenefits>[1]) =>
    planned([MEAL], lines, from('2026-12')).faults.map(({ at, field, fault }) => `${at} ${field} ${fault}`)
  const stored = { id: 1, type: 7, amount: 200_000 }
  expect(faults(stored, { type: 7, amount: 1, first_month: '2027-01' })).toEqual(['1 first_month repeated'])
  expect(faults({ ...stored, first_month: '2026-05', last_month: '2026-04' })).toEqual([
    '0 last_month before_first',
  ])
  expect(faults({ ...stored, amount: 1, last_month: '2026-11' })).toEqual(['0 last_month after_last'])
  expect(faults(stored, { id: 99, type: 8, amount: 1 })).toEqual(['1 id unknown'])
})

test('an imported amount is in force from its month until the next planned one', () => {
  const set = (rows: StoredBenefit[], amount: number) =>
    months(benefitFrom(rows, { type: 7, amount, month: '2026-11' }))
  const next = { ...MEAL, id: 2, amount: 900, first_month: '2027-01' }
  expect(set([MEAL], 5)).toEqual(['200000 –2026-10', '5 2026-11–'])
  expect(set([MEAL], 0)).toEqual(['200000 –2026-10'])
  expect(set([MEAL], 200_000)).toEqual(['200000 –'])
  expect(set([{ ...MEAL, last_month: '2026-12' }, next], 5)).toEqual([
    '200000 –2026-10',
    '5 2026-11–2026-12',
    '900 2027-01–',
  ])
  expect(set([next], 5)).toEqual(['5 2026-11–2026-12', '900 2027-01–'])
  expect(set([{ ...MEAL, first_month: '2026-11' }], 5)).toEqual(['5 2026-11–'])
})
