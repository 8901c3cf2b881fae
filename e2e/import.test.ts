import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messyList, workbookOf } from '#features/employees/server/import/messy-list.test-data.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { april, HR } from './company.ts'
import { whileHeld } from './hold.ts'
import { List } from './list.ts'
import { downloadFile, eventually, openAs, sees, seesHeading, seesProgress } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HEADERS = [
  ['emp_number', 'ລະຫັດພະນັກງານ'],
  ['name', 'ຊື່'],
  ['surname', 'ນາມສະກຸນ'],
  ['en_name', 'ຊື່ (ສາກົນ)'],
  ['department', 'ພະແນກ'],
  ['bank_short_name', 'ທະນາຄານ'],
  ['start_date', 'ວັນທີເລີ່ມ'],
  ['base_salary', 'ເງິນເດືອນພື້ນຖານ'],
] as const

const GOOD = Array.from({ length: 30 }, (_, index) => ({
  emp_number: String(3001 + index),
  name: 'ຄຳຫຼ້າ',
  surname: `ທີ${index + 1}`,
  en_name: 'Khamla',
  department: 'Production',
  bank_short_name: 'BCEL',
  start_date: '01/04/2026',
  base_salary: '2500000',
}))
const model = { ...GOOD[0], emp_number: '' }
/** Rows 32 to 36 of the sheet; the last one is an employee who exists with another name. */
const BAD = [
  { ...model, emp_number: '3031', base_salary: 'ສອງລ້ານ' },
  { ...model, emp_number: '3032', start_date: '31/02/2026' },
  { ...model, emp_number: '3033', name: '' },
  { ...model, emp_number: '3034', bank_short_name: 'NOBANK' },
  { ...model, emp_number: '1001', name: 'ຄົນອື່ນ' },
]

function sheetOf(rows: readonly Record<string, string>[]): Promise<Buffer> {
  const columns = HEADERS.map(([key, header]) => ({ key, header, type: 'text' as const }))
  return writeWorkbook({ sheets: [{ name: 'ພະນັກງານ', columns, rows }] })
}

async function openImport(language: 'la' | 'en'): Promise<Page> {
  const page = await openAs(world(), HR, { language })
  await page.goto('/employee')
  await page
    .getByRole('main')
    .getByRole('link', { name: language === 'la' ? 'ນຳເຂົ້າ' : 'Import' })
    .click()
  await seesHeading(page, language === 'la' ? 'ນຳເຂົ້າພະນັກງານ' : 'Import employees')
  return page
}

const give = (page: Page, name: string, buffer: Buffer, mimeType = XLSX) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

test('the template has headings in the user’s language', async () => {
  const page = await openImport('la')
  const { name, bytes } = await downloadFile(page, () =>
    page.getByRole('button', { name: 'ດາວໂຫຼດແບບຟອມ' }).click(),
  )
  expect(name).toMatch(/\.xlsx$/)
  const { headers } = await readWorkbook(bytes)
  expect(Object.values(headers)).toEqual(expect.arrayContaining(HEADERS.map(([, header]) => header)))
})

test('a workbook with valid and invalid rows: preview, rows with errors to fix, import in the background, the list', async () => {
  const page = await openImport('la')
  await give(page, 'ພະນັກງານໃໝ່.xlsx', await sheetOf([...GOOD, ...BAD]))

  await sees(page, '4. ກວດ ແລະ ນຳເຂົ້າ')
  await sees(page, 'ແຖວທີ່ນຳເຂົ້າໄດ້ (20 ຈາກ 30)')
  expect(await new List(page, 'ຂໍ້ຜິດພາດ (4)').cells()).toEqual([
    ['32', 'H · ເງິນເດືອນພື້ນຖານ', 'ສອງລ້ານ', 'ຕ້ອງເປັນຕົວເລກ'],
    ['33', 'G · ວັນທີເລີ່ມ', '31/02/2026', 'ວັນທີບໍ່ຖືກຕ້ອງ (ໃຊ້ ວວ/ດດ/ປປປປ)'],
    ['34', 'B · ຊື່', '(ວ່າງ)', 'ຕ້ອງປ້ອນຂໍ້ມູນ'],
    ['35', 'F · ທະນາຄານ', 'NOBANK', 'ບໍ່ຮູ້ຈັກທະນາຄານນີ້'],
  ])
  await sees(page, /ພະນັກງານທີ່ມີຢູ່ແລ້ວ ແຕ່ຂໍ້ມູນຕ່າງກັນ \(1\)/)

  const file = await downloadFile(page, () => page.getByRole('button', { name: 'ດາວໂຫຼດແຖວທີ່ຜິດ' }).click())
  const mended = await readWorkbook(file.bytes)
  expect(mended.rows).toHaveLength(4)
  expect(Object.values(mended.rows[0]?.cells ?? {}).map((cell) => cell.value)).toEqual(
    expect.arrayContaining(['3031', 'ສອງລ້ານ', 32, 'ເງິນເດືອນພື້ນຖານ: ຕ້ອງເປັນຕົວເລກ']),
  )

  await whileHeld(world().db, 'employee', async () => {
    await page.getByRole('button', { name: 'ນຳເຂົ້າ 30 ແຖວ' }).click()
    await seesProgress(page, 'ກຳລັງນຳເຂົ້າ')
    await page.reload()
    await seesProgress(page, 'ກຳລັງນຳເຂົ້າ')
    await sees(page, 'ປິດໜ້ານີ້ໄດ້ ການນຳເຂົ້າຈະດຳເນີນຕໍ່ໄປ')
  })
  await sees(page, 'ນຳເຂົ້າພະນັກງານ 30 ຄົນສຳເລັດ')
  await sees(page, 'ຍັງເຫຼືອ 4 ແຖວທີ່ຜິດ')

  await page.getByRole('link', { name: 'ໄປລາຍຊື່ພະນັກງານ' }).click()
  const list = new List(page, 'ພະນັກງານ')
  await list.search('3030')
  await list.reads(1, ['3030'])
  await sees(list.place, 'ຄຳຫຼ້າ ທີ30')
})

test('a messy list in Lao becomes sixty people with three clicks; a second file changes some of them', async () => {
  const page = await openImport('la')
  await give(page, 'ລາຍຊື່ພະນັກງານ.xlsx', await messyList())
  await sees(page, '3. ເລືອກຖັນ')
  const column = (heading: string) => page.getByRole('combobox', { name: `ຂໍ້ມູນຂອງຖັນ ${heading}`, exact: true })
  expect(await column('ຊື່ ແລະ ນາມສະກຸນ').inputValue()).toBe('ຊື່ ແລະ ນາມສະກຸນ')
  expect(await column('ໜ້າທີ່').inputValue()).toBe('ຕຳແໜ່ງ')
  expect(await column('ໝາຍເຫດ').inputValue()).toBe('')
  await shot(page, 'import-columns')
  await page.getByRole('button', { name: 'ກວດທຸກແຖວ' }).click()

  await sees(page, 'ແຖວທີ່ນຳເຂົ້າໄດ້ (20 ຈາກ 60)')
  await sees(page, 'ຊື່ໃໝ່ທີ່ຍັງບໍ່ມີໃນລາຍການ (5)')
  await sees(page, 'ພະນັກງານໃໝ່ 5 ຄົນບໍ່ມີລະຫັດ ຈຶ່ງໄດ້ຮັບລະຫັດຖັດໄປ')
  await sees(page, /ແຖວທີ່ຂ້າມໄປ \(7\)/)
  await sees(page, /ຄ່າທີ່ອ່ານເປັນຮູບແບບອື່ນ/)
  await shot(page, 'import-preview')
  await page.getByRole('button', { name: 'ນຳເຂົ້າ 60 ແຖວ' }).click()
  await sees(page, 'ນຳເຂົ້າພະນັກງານ 60 ຄົນສຳເລັດ')
  await page.getByRole('link', { name: 'ໄປລາຍຊື່ພະນັກງານ' }).click()
  const list = new List(page, 'ພະນັກງານ')
  await list.search('ບົວຈັນ ສີສະຫວັດ1')
  await list.reads(1, ['2002'])

  await page.goto('/employee/import')
  const changes = [
    ['ລະຫັດ', 'ເບີໂທ', 'ເງິນເດືອນ'],
    ['2002', '020 7777 1234', '7.000.000'],
  ]
  await give(page, 'ປັບເງິນເດືອນ.xlsx', await workbookOf(changes))
  await page.getByRole('button', { name: 'ກວດທຸກແຖວ' }).click()
  await page.getByRole('checkbox', { name: 'ເງິນເດືອນພື້ນຖານ (1)' }).check()
  await page.getByRole('checkbox', { name: 'ເບີໂທລະສັບ (1)' }).check()
  await page.getByRole('textbox', { name: 'ເງິນເດືອນ ແລະ ສະຫວັດດີການໃໝ່ມີຜົນແຕ່ວັນທີ' }).fill('01/10/2026')
  await shot(page, 'import-updates')
  await page.getByRole('button', { name: 'ປ່ຽນຂໍ້ມູນພະນັກງານ' }).click()
  await sees(page, 'ປ່ຽນແປງພະນັກງານທີ່ມີຢູ່ແລ້ວ 1 ຄົນ')
})

const shoot = process.env.CHAMPA_SHOTS
/** Screenshots of the wide and the narrow screen, if they are wanted. */
async function shot(page: Page, name: string): Promise<void> {
  if (!shoot) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${shoot}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('the same workbook again adds nothing, and says so', async () => {
  const page = await openImport('en')
  await give(page, 'again.xlsx', await sheetOf(GOOD))
  await sees(page, 'All employees in this file already exist. There is nothing to import.')
})

test('a file that is not a workbook, damaged or malicious is refused with a reason and advice', async () => {
  const page = await openImport('en')
  const whole = await sheetOf(GOOD)
  const files = [
    ['letter.xlsx', Buffer.from('Dear HR, here are the names'), 'This file is not an Excel workbook (.xlsx)'],
    ['half.xlsx', whole.subarray(0, whole.length / 2), /damaged|not an Excel workbook/],
    ['empty.xlsx', await sheetOf([]), 'The file has no data'],
    ['columns.xlsx', await otherSheet(), 'The file is missing required columns'],
  ] as const
  for (const [name, bytes, reason] of files) {
    await give(page, name, bytes)
    const alert = page.getByRole('alert').filter({ hasText: name })
    await sees(alert, reason)
  }
  // Formulas of an imported sheet are not used as values.
  await give(
    page,
    'formula.xlsx',
    await sheetOf([{ ...GOOD[0], emp_number: '3040', name: '=HYPERLINK("http://x")' }]),
  )
  await sees(page, /Rows ready to import|Errors/)
  const rows = page.getByRole('row').filter({ hasText: 'HYPERLINK' })
  await eventually(() => rows.count()).toBeGreaterThan(0)
})

function otherSheet(): Promise<Buffer> {
  const columns = [{ key: 'song', header: 'Song', type: 'text' as const }]
  return writeWorkbook({ sheets: [{ name: 'Songs', columns, rows: [{ song: 'Dok Champa' }] }] })
}
