import { expect, test } from 'vitest'
import { pastedAmount, readPastedAmounts } from './pasted-amounts.ts'

test.each([
  ['1500000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1 500 000 ກີບ', 1_500_000],
  ['250,000.00', 250_000],
  ['250000.00', 250_000],
  ['0', 0],
  ['', null],
  [' - ', null],
  ['12.5', undefined],
  ['-5', undefined],
  ['1,50,000', undefined],
  ['abc', undefined],
  ['=1+1', undefined],
])('%j is read as %s', (text, amount) => {
  expect(pastedAmount(text)).toBe(amount)
})

test('a table copied from Excel is read by employee number and the names of items', () => {
  const items = [
    { id: 1, name: 'Piece rate' },
    { id: 2, name: 'ຄ່າປັບ' },
  ]
  const text =
    'No.\tName\tຄ່າປັບ\tpiece  rate\tBonus\r\n1001\tKhamla\t50.000\t1,200,000\t5\r\n1002\tNamfon\t\t900 000\t\r\n\tTotal\t1\t2\r\n1003\tSom\tx\t-\r\n'
  expect(readPastedAmounts(text, items)).toEqual({
    cells: [
      { emp_number: '1001', item_id: 2, amount: 50_000 },
      { emp_number: '1001', item_id: 1, amount: 1_200_000 },
      { emp_number: '1002', item_id: 1, amount: 900_000 },
      { emp_number: '1003', item_id: 1, amount: null },
    ],
    unknownColumns: ['Name', 'Bonus'],
    unreadable: [{ row: 5, column: 3, text: 'x' }],
    hasNoHeading: false,
  })
  expect(readPastedAmounts('1001\t5', items).hasNoHeading).toBe(true)
})
