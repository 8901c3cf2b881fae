import { expect, test } from 'vitest'
import { breaksFault } from './shift-breaks.ts'

const OFFICE = { from: '08:00', to: '17:00' }
const NIGHT = { from: '22:00', to: '06:00' }
const of = (from: string, to: string) => ({ from, to })

test('a break lies inside the shift, also past midnight', () => {
  expect(breaksFault(OFFICE, [of('12:00', '13:00')])).toBeNull()
  expect(breaksFault(OFFICE, [of('08:00', '17:00')])).toBeNull()
  expect(breaksFault(OFFICE, [of('16:30', '17:30')])).toBe('outside')
  expect(breaksFault(OFFICE, [of('07:00', '08:30')])).toBe('outside')
  expect(breaksFault(OFFICE, [of('13:00', '12:00')])).toBe('outside')
  expect(breaksFault(OFFICE, [of('12:00', '12:00')])).toBe('outside')
  expect(breaksFault(NIGHT, [of('23:45', '00:15'), of('03:00', '03:30')])).toBeNull()
  expect(breaksFault(NIGHT, [of('05:45', '06:15')])).toBe('outside')
})

test('breaks do not overlap, but may follow each other', () => {
  expect(breaksFault(OFFICE, [of('12:00', '13:00'), of('13:00', '13:15')])).toBeNull()
  expect(breaksFault(OFFICE, [of('12:30', '13:00'), of('12:00', '12:45')])).toBe('overlap')
  expect(breaksFault(NIGHT, [of('23:30', '00:30'), of('00:15', '00:45')])).toBe('overlap')
})
