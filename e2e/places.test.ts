import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { april, HR, PROVIDER } from './company.ts'
import { List } from './list.ts'
import { chooseItem, downloadFile, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

/** Villages that are in no list of the country; the last has the code of another district. */
const CSV = `\ufeffcode,district_code,name_la,name_en
1601901,1601,ຫນອງດອກຄູນ,Nong Dokkhoun
1601902,1601,,Phon Dokkhoun
1601903,1601,ໂນນດອກຄູນ,
1602901,1601,ດົງດອກຄູນ,
`
const file = { name: 'villages.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }

test('the provider checks a file of villages, imports the valid rows and finds a village in any spelling', async () => {
  const page = await openAs(world(), PROVIDER, { language: 'en' })
  await page.goto('/village')
  await sees(page, 'No villages yet')
  await page.getByRole('main').getByRole('link', { name: 'Import' }).first().click()
  await seesHeading(page, 'Import villages')
  await page.locator('input[type=file]').setInputFiles(file)
  await sees(page, 'The village code does not begin with the code of this district')
  const errors = await downloadFile(page, () =>
    page.getByRole('button', { name: 'Download error rows' }).click(),
  )
  expect(errors.name).toBe('villages-errors.xlsx')
  expect((await readWorkbook(errors.bytes)).rows.map((row) => row.cells.A?.value)).toEqual(['1602901'])
  await page.getByRole('button', { name: 'Import 3 rows' }).click()
  await sees(page, '3 villages imported')
  await page.getByRole('link', { name: 'To the villages' }).click()
  const list = new List(page, 'Villages')
  await list.reads(2, ['ໜອງດອກຄູນ', 'Phon Dokkhoun', 'ໂນນດອກຄູນ'])
  await list.search('ຫນອງ')
  await list.reads(2, ['ໜອງດອກຄູນ'])
})

test('an address suggests the villages of its district, found in either language, and accepts any other', async () => {
  const page = await openAs(world(), HR)
  await page.goto('/branch/create')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'ຊື່' }).fill('ສາຂາ ປາກເຊ ໃໝ່')
  await dialog.getByRole('combobox', { name: 'ແຂວງ' }).fill('champasack')
  await page.getByRole('option', { name: 'ຈຳປາສັກ' }).click()
  await dialog.getByRole('combobox', { name: 'ເມືອງ' }).fill('pakse')
  await page.getByRole('option', { name: 'ປາກເຊ' }).click()
  const village = dialog.getByRole('combobox', { name: 'ບ້ານ' })
  await village.fill('nong')
  await page.getByRole('option', { name: /Nong Dokkhoun/ }).click()
  await eventually(() => village.inputValue()).toBe('ໜອງດອກຄູນ')
  await dialog.getByRole('button', { name: 'ບັນທຶກ' }).click()
  const list = new List(page, 'ສາຂາ')
  await eventually(() => list.row('ສາຂາ ປາກເຊ ໃໝ່').textContent()).toContain('ໜອງດອກຄູນ')
  await chooseItem(
    list.row('ສາຂາ ປາກເຊ ໃໝ່').getByRole('button').last(),
    page.getByRole('menuitem', { name: 'ແກ້ໄຂ', exact: true }),
  )
  await village.fill('ບ້ານທີ່ບໍ່ມີໃນລາຍຊື່')
  await dialog.getByRole('button', { name: 'ບັນທຶກ' }).click()
  await eventually(() => list.row('ສາຂາ ປາກເຊ ໃໝ່').textContent()).toContain('ບ້ານທີ່ບໍ່ມີໃນລາຍຊື່')
})
