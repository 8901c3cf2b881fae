import { expect, test } from 'vitest'
import { sortRows } from './sort-rows.ts'

test('Lao words are sorted by their consonant, not by the vowel written before it', () => {
  const rows = ['ໄຊ', 'ກາ', 'ແກ້ວ', 'ຂັນ', 'ເກດ'].map((name) => ({ name }))
  expect(sortRows(rows, 'name').map(({ name }) => name)).toEqual(['ກາ', 'ເກດ', 'ແກ້ວ', 'ຂັນ', 'ໄຊ'])
})

test('figures by their size, downwards on request, empty ones last either way', () => {
  const rows = [{ n: 10 }, { n: null }, { n: 9 }]
  expect(sortRows(rows, 'n').map(({ n }) => n)).toEqual([9, 10, null])
  expect(sortRows(rows, '-n').map(({ n }) => n)).toEqual([10, 9, null])
})
