import { expect, test } from 'vitest'
import { bareText, similarity } from './similar-text.ts'

test('texts are compared without spaces, signs, case and Lao spelling', () => {
  expect(bareText(' ວ.ດ.ປ  ເກີດ *')).toBe('ວດປເກີດ')
  expect(similarity('Start Date', 'start_date')).toBe(1)
  expect(similarity('ໜ່ວຍງານ', 'ຫນ່ວຍງານ')).toBe(1)
})

test.each([
  ['ຕັດຫຍິບ', 'ຕັດຫຍິບ (Sewing)', 0.5],
  ['Department', 'Departement', 0.8],
  ['ເລກບັນຊີທະນາຄານ', 'ເລກບັນຊີ ທນາຄານ', 0.8],
])('%s resembles %s', (one, other, least) => {
  expect(similarity(one, other)).toBeGreaterThan(least)
})

test('other texts do not', () => {
  expect(similarity('ຊື່', 'ວັນເກີດ')).toBeLessThan(0.2)
  expect(similarity('', '')).toBe(0)
})
