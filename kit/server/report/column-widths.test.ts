import { expect, test } from 'vitest'
import { columnWidths } from './column-widths.ts'

test('figures are as wide as their longest value, and names share the rest by their length', () => {
  const columns = [
    { kind: 'kip', header: 'ລາຍການຫັກຕາມກົດລະບຽບຂອງບໍລິສັດ' },
    { kind: 'text', header: 'ຊື່ ແລະ ນາມສະກຸນ' },
    { kind: 'text', header: 'Branch' },
  ]
  const cells = [
    ['5,329,267', 'ວິໄລສັກ ລາດຊະວົງ', 'Pakse depot'],
    ['6,993,150,423', '', ''],
  ]
  // Marks above and below letters need no width.
  expect(columnWidths(columns, cells)).toEqual([{ letters: 13 }, { share: 13 }, { share: 11 }])
})

test('a short column is wide enough for a part of its heading; a very long text does not take the page', () => {
  const columns = [
    { kind: 'count', header: 'Early (min)' },
    { kind: 'text', header: 'Note' },
  ]
  expect(columnWidths(columns, [['0', 'x'.repeat(400)]])).toEqual([{ letters: 5 }, { share: 36 }])
})
