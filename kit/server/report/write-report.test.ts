import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readWorkbook } from '../excel/read-workbook.ts'
import type { ReportContent } from './report-content.ts'
import { writeReport } from './write-report.ts'

const content = (rowCount: number): ReportContent => ({
  language: 'la',
  title: 'ລາຍງານຂາດວຽກ',
  fileName: 'ລາຍງານຂາດວຽກ',
  about: [
    ['ບໍລິສັດ', 'ບໍລິສັດ ແມ່ຂອງ ຈຳກັດ'],
    ['ຊ່ວງວັນທີ', '01/04/2026 – 30/04/2026'],
  ],
  columns: [
    { key: 'number', kind: 'count', header: 'ລຳດັບ' },
    { key: 'name', kind: 'text', header: 'ຊື່ ແລະ ນາມສະກຸນ' },
    { key: 'day', kind: 'day', header: 'ວັນທີ' },
    { key: 'days', kind: 'days', header: 'ຂາດວຽກ' },
    { key: 'money', kind: 'kip', header: 'ເງິນເດືອນສຸດທິ', isSalary: true },
  ],
  rows: Array.from({ length: rowCount }, (_, at) => [
    at + 1,
    at === 1 ? '=2+3' : 'ນາງ ນ້ຳຝົນ ໄຊຍະວົງສາ ຜູ້ໃຫຍ່ທີ່ສຸດ',
    '2026-04-16',
    at % 2 === 0 ? 0.5 : 1,
    1_000_000 + at,
  ]),
  totals: [null, 'ລວມ', null, rowCount * 0.75, rowCount * 1_000_000 + (rowCount * (rowCount - 1)) / 2],
  summed: [false, false, false, true, true],
})

const pagesOf = async (bytes: unknown) => (await PDFDocument.load(bytes as Uint8Array)).getPages()

test('an A4 landscape PDF contains all rows', async () => {
  const file = await writeReport(content(120), 'pdf')
  const pages = await pagesOf(file.body)
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) expect(page.getWidth()).toBeGreaterThan(page.getHeight())
  expect(file.exported).toEqual({ rows: 120, has_salary: true })
  expect(file.fileName).toBe('ລາຍງານຂາດວຽກ.pdf')
})

test('a PDF without rows has one page', async () => {
  expect(await pagesOf((await writeReport(content(0), 'pdf')).body)).toHaveLength(1)
})

test('the CSV contains only the rows, and no text is a formula', async () => {
  const text = String((await writeReport(content(2), 'csv')).body)
  expect(text.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(text).toContain("'=2+3")
})

test('the workbook ends with the totals and has the company on a second sheet', async () => {
  const file = await writeReport(content(3), 'xlsx')
  const { rows } = await readWorkbook(file.body as Buffer)
  const last = Object.values(rows.at(-1)?.cells ?? {}).map(({ value }) => value)
  expect(last).toEqual(['ລວມ', 2.25, 3_000_003])
})
