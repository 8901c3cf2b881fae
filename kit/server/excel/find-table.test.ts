import { expect, test } from 'vitest'
import { findTable } from './find-table.ts'
import type { SheetRow } from './sheet-scanner.ts'

type Value = string | number | null
const row = (number: number, ...values: Value[]): SheetRow => ({
  number,
  cells: Object.fromEntries(
    values.flatMap((value, at) => (value === null ? [] : [[String.fromCharCode(65 + at), { value }]])),
  ),
})
const KNOWN = ['ລຳດັບ', 'ລະຫັດ', 'ຊື່', 'ທະນາຄານ', 'ເງິນເດືອນ', 'ທະນາຄານ / ຊື່', 'ທະນາຄານ ເລກບັນຊີ']
const find = (...rows: SheetRow[]) =>
  findTable(rows, (headers) => Object.values(headers).filter((text) => KNOWN.includes(text)).length)
const skippedIn = ({ skipped }: ReturnType<typeof find>) =>
  skipped.map(({ row: at, kind }) => `${at} ${kind}`)

const HEADING = ['ລຳດັບ', 'ລະຫັດ', 'ຊື່', 'ທະນາຄານ', 'ເງິນເດືອນ']

test('titles, sections, totals, repeated headings and notes are no records', () => {
  const table = find(
    row(1, 'ບໍລິສັດ ວຽງຈັນ'),
    row(2, null, null, 'ລາຍຊື່ພະນັກງານ', 'ປີ 2026'),
    row(4, ...HEADING),
    row(5, 'ພະແນກຕັດຫຍິບ'),
    row(6, 1, 1001, 'ສົມສັກ', 'BCEL', 2_500_000),
    row(7, null, null, 'ສາຂາ ປາກເຊ', 12),
    row(8, 2, 1002, 'ບົວ', null, 2_600_000),
    row(9, 'ລວມ', null, null, null, 5_100_000),
    row(10, ...HEADING),
    row(11, 3, 1003, 'ລວມພອນ', 'LDB', 2_500_000),
    row(12, 'ລວມທັງໝົດ 3 ຄົນ', null, null, null, 7_600_000),
    row(14, null, null, 'ຜູ້ອະນຸມັດ', null, 'ຜູ້ສະຫຼຸບ'),
    row(15, null, null, null, null, null, null, 'ວຽງຈັນ'),
  )
  expect(table.headers.B).toBe('ລະຫັດ')
  expect(table.rows.map(({ number }) => number)).toEqual([6, 8, 11])
  expect(skippedIn(table)).toEqual([
    ...[
      '1 title',
      '2 title',
      '5 section',
      '7 section',
      '9 total',
      '10 heading',
      '12 total',
      '14 note',
      '15 note',
    ],
  ])
  expect(table.sections.get(6)).toBe('ພະແນກຕັດຫຍິບ')
})

test('a section below the total of the section before is no note', () => {
  const table = find(
    row(1, ...HEADING),
    row(2, null, 'I. ຫ້ອງການ'),
    row(3, 1, 1001, 'ສົມສັກ', 'BCEL', 2_500_000),
    row(4, null, null, 'ລວມ', null, 2_500_000),
    row(5, null, 'II. ໂຮງຄົ້ວ'),
    row(6, 2, 1002, 'ບົວ', null, 2_600_000),
    row(7, null, null, 'ລວມ', null, 2_600_000),
    row(9, null, null, 'ຜູ້ສະຫຼຸບ'),
  )
  expect(skippedIn(table)).toEqual(['2 section', '4 total', '5 section', '7 total', '9 note'])
  expect([3, 6].map((at) => table.sections.get(at))).toEqual(['I. ຫ້ອງການ', 'II. ໂຮງຄົ້ວ'])
})

test('a heading in two lines has the text of merged cells', () => {
  const table = find(
    row(1, 'ລຳດັບ', 'ລະຫັດ', 'ຊື່', 'ທະນາຄານ', null, 'ເງິນເດືອນ'),
    row(2, null, null, null, 'ຊື່', 'ເລກບັນຊີ'),
    row(3, 1, 1001, 'ສົມສັກ', 'BCEL', '0101', 2_500_000),
  )
  expect(table.headers).toEqual({
    A: 'ລຳດັບ',
    B: 'ລະຫັດ',
    C: 'ຊື່',
    D: 'ທະນາຄານ / ຊື່',
    E: 'ທະນາຄານ ເລກບັນຊີ',
    F: 'ເງິນເດືອນ',
  })
  expect(table.rows).toHaveLength(1)
})

test('a plain table and a list of two columns have only records', () => {
  expect(find(row(1, 'ລະຫັດ', 'ຊື່'), row(2, '1001', 'ບົວ'), row(3, null, 'ຄຳ')).rows).toHaveLength(2)
  const table = find(row(1, ...HEADING), row(2, 1, 1001, 'ສົມສັກ'), row(3, 2, 'E-7', null, null, null))
  expect(table.rows).toHaveLength(2)
  expect(table.skipped).toEqual([])
})
