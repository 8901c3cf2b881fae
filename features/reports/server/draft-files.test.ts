import { PDFDocument } from '@cantoo/pdf-lib'
import { readXlsx } from 'hucre'
import { expect, test } from 'vitest'
import { call } from '#features/payroll/server/payroll-world.test-data.ts'
import { text, withReports } from './report-world.test-data.ts'

const { world, april } = withReports()
const MARK = 'DRAFT – not approved'

/** The files of a run that have a title. */
const TITLED = () => [
  ...['emp-tax-report', 'sso-report', 'payroll-journal', 'payroll-register'].flatMap((name) => [
    `/${name}.xlsx?run_id=${april()}&language=en`,
    `/${name}.pdf?run_id=${april()}&language=en`,
  ]),
  ...[
    'register.xlsx',
    'cash-list.xlsx',
    'cash-list.pdf',
    'payslips.xlsx',
    'problems.xlsx',
    'compare.xlsx',
  ].map((name) => `/payrolls-item/${april()}/${name}?language=en`),
]
/** Files that other programs read from the first row. */
const UNTITLED = () => [
  ...['emp-tax-report', 'sso-report', 'payroll-journal', 'payroll-register'].map(
    (name) => `/${name}.csv?run_id=${april()}&language=en`,
  ),
  `/payrolls-item/${april()}/bank-file?bank_id=1&language=en`,
]

async function file(path: string) {
  const { status, answer, bytes } = await call(world(), 'admin', 'GET', path)
  expect(status, path).toBe(200)
  return { name: decodeURIComponent(String(answer.headers['content-disposition'])), bytes }
}

/** The title inside: of a PDF, or the first cells of each sheet. */
async function titleOf(bytes: Uint8Array): Promise<string> {
  if (text(bytes).startsWith('%PDF')) return (await PDFDocument.load(bytes)).getTitle() ?? ''
  const { sheets } = await readXlsx(bytes)
  return sheets.map(({ rows }) => String(rows[0]?.[0] ?? '')).join('\n')
}

test('the files of a run that is not approved say so in their name and title', async () => {
  for (const path of TITLED()) {
    const { name, bytes } = await file(path)
    expect(name, path).toContain('DRAFT')
    expect(await titleOf(bytes), path).toContain(MARK)
  }
  const bank = await file(`/payrolls-item/${april()}/bank-list.xlsx?language=en`)
  expect(bank.name).toContain('DRAFT')
  expect(await titleOf(bank.bytes)).toContain(MARK)
})

test('files that other programs read are marked in their name only', async () => {
  for (const path of UNTITLED()) {
    const { name, bytes } = await file(path)
    expect(name, path).toContain('DRAFT')
    expect(text(bytes), path).not.toContain(MARK)
  }
})

test('the mark is Lao in a Lao file', async () => {
  const { name, bytes } = await file(`/emp-tax-report.xlsx?run_id=${april()}&language=la`)
  expect(name).toContain('ຮ່າງ')
  expect(await titleOf(bytes)).toContain('ສະບັບຮ່າງ – ຍັງບໍ່ໄດ້ອະນຸມັດ')
})

test('after the approval no file has a mark', async () => {
  const path = `/payrolls-item/${april()}/approve`
  expect((await call(world(), 'admin', 'POST', path, { confirmed: true })).status).toBe(200)
  for (const one of [...TITLED(), ...UNTITLED(), `/payrolls-item/${april()}/bank-list.xlsx?language=en`]) {
    const { name, bytes } = await file(one)
    expect(name, one).not.toContain('DRAFT')
    expect(one.includes('.csv') ? '' : await titleOf(bytes), one).not.toContain('DRAFT')
  }
})
