import { expect, test } from 'vitest'
import { addSpan, spanFaults, type TimedSpans } from './check-spans.ts'

const span = (work_date: string, from_time: string, to_time: string) => ({
  employee_id: 1,
  work_date,
  from_time,
  to_time,
})

function after(...spans: ReturnType<typeof span>[]) {
  const all = new Map<number, TimedSpans>()
  for (const one of spans) addSpan(all, one)
  return (one: ReturnType<typeof span>) => {
    const { isDuplicate, faults } = spanFaults(all.get(1), one)
    return { isDuplicate, codes: faults.map(({ code }) => code) }
  }
}

test('the same day and times are a duplicate', () => {
  const check = after(span('2026-04-08', '17:00', '18:00'))
  expect(check(span('2026-04-08', '17:00', '18:00')).isDuplicate).toBe(true)
  expect(check(span('2026-04-08', '18:00', '19:00'))).toEqual({ isDuplicate: false, codes: [] })
  expect(check(span('2026-04-09', '17:00', '18:00')).isDuplicate).toBe(false)
})

test('overtime after midnight overlaps the early morning of the next day, also over the end of a month', () => {
  const check = after(span('2026-04-30', '22:00', '01:00'))
  expect(check(span('2026-05-01', '00:30', '02:00')).codes).toEqual(['overtime_overlaps'])
  expect(check(span('2026-05-01', '01:00', '02:00')).codes).toEqual([])
})

test('the limits of a day and of a month count what is there and the new span', () => {
  const check = after(span('2026-04-08', '17:00', '19:00'))
  expect(check(span('2026-04-08', '20:00', '21:00')).codes).toEqual([])
  expect(check(span('2026-04-08', '20:00', '21:01')).codes).toEqual(['overtime_day_limit'])
  const days = Array.from({ length: 15 }, (_, at) =>
    span(`2026-04-${String(at + 1).padStart(2, '0')}`, '17:00', '20:00'),
  )
  expect(after(...days)(span('2026-04-20', '17:00', '18:00')).codes).toEqual(['overtime_month_limit'])
  expect(after(...days)(span('2026-05-20', '17:00', '18:00')).codes).toEqual([])
})

test('minutes that two spans share count once for the limits', () => {
  const check = after(span('2026-04-08', '17:00', '19:00'), span('2026-04-08', '18:00', '19:30'))
  expect(check(span('2026-04-08', '17:30', '20:00')).codes).toEqual(['overtime_overlaps'])
  expect(check(span('2026-04-08', '17:30', '20:01')).codes).toEqual([
    'overtime_overlaps',
    'overtime_day_limit',
  ])
})

test('more than four dates in a row are told with their number and the first of them', () => {
  const all = new Map<number, TimedSpans>()
  const on = (day: number) => span(`2026-04-${String(day).padStart(2, '0')}`, '17:00', '18:00')
  for (const day of [28, 29, 30]) addSpan(all, on(day))
  addSpan(all, span('2026-05-02', '17:00', '18:00'))
  const fault = (one: ReturnType<typeof span>) => spanFaults(all.get(1), one).faults
  expect(fault(on(27))).toEqual([])
  // It closes the gap between both.
  expect(fault(span('2026-05-01', '17:00', '18:00'))).toEqual([
    { code: 'overtime_days_in_row', date: '2026-04-28', minutes: null, limit: null, days: 5 },
  ])
  // A second span of a date is no further day.
  expect(fault({ ...on(30), from_time: '18:00', to_time: '19:00' })).toEqual([])
})
