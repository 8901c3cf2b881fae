import { expect, test } from 'vitest'
import { initialOf } from './CompanyMark.tsx'

test('the sign of a company is the first letter of its own name', () => {
  expect(initialOf('ບໍລິສັດ ດອກຄູນ ຈຳກັດ')).toBe('ດ')
  expect(initialOf('ໂຮງແຮມ ແມ່ຂອງ')).toBe('ແມ')
  expect(initialOf('paksong Coffee')).toBe('P')
  expect(initialOf('  ')).toBe('')
})
