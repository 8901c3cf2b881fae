import { expect, test } from 'vitest'
import { onlyOrder } from './only-order.ts'

const LAYOUT = { delimiter: ';', skip: 1, pin: 0, day: 1, time: 2, kind: null, order: 'dmy' } as const
const orderOf = (...days: string[]) =>
  onlyOrder(['PIN;Day;Time', ...days.map((day) => `12;${day};07:58`)], LAYOUT)

test('an order is proposed if it is the only one in which all dates of the file can be read', () => {
  expect(orderOf('01/09/2026', '13/09/2026')).toBe('dmy')
  expect(orderOf('09/01/2026', '09/13/2026')).toBe('mdy')
  expect(orderOf('01/09/2026', '', 'Total', '13/09/2026')).toBe('dmy')
  // The same days in every order.
  expect(orderOf('2026-09-01', '2026-09-02')).toBe('dmy')
  expect(orderOf('09/09/2026')).toBe('dmy')
})

test('no order is proposed for dates that can be read in two ways, or in none', () => {
  expect(orderOf('01/09/2026', '02/09/2026')).toBeNull()
  // 26 September 2001 or 1 September 2026.
  expect(orderOf('26/09/01')).toBeNull()
  expect(orderOf('13/09/2026', '09/13/2026')).toBeNull()
  expect(orderOf('Noy')).toBeNull()
  expect(orderOf()).toBeNull()
})
