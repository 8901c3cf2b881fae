import { expect, test } from 'vitest'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { aprilOfCompany, HR, prepareCompany } from './company.ts'
import { List } from './list.ts'
import { downloadFile, openAs, sees } from './person.ts'
import { withWorld } from './world.ts'

const SCANS = 30_000

const world = withWorld({
  prepare: async (db) => {
    const { companyId } = await prepareCompany(db, [await aprilOfCompany()])
    await db.asOwner((client) =>
      client.query(
        `insert into scan (company_id, employee_id, scanned_at, source)
         select $1, (select min(id) from employee where company_id = $1),
           timestamptz '2026-06-01 00:00+07' + make_interval(mins => n), 'terminal' from generate_series(1, ${SCANS}) n`,
        [companyId],
      ),
    )
  },
})

test('the file of a long list is made while the person works on, and is downloaded from the top of the page', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto('/device-scan-report?tab=scans&from=2026-06-01')
  await new List(page, 'Scans').counts(25)
  await page.getByRole('button', { name: 'Export Excel' }).click()
  const files = page.getByRole('dialog', { name: 'Created files' })
  await sees(files, 'Large files are created here')
  await page.keyboard.press('Escape')
  await page.goto('/employee')
  await page.getByRole('button', { name: 'Created files: 1' }).click()
  const { bytes, name } = await downloadFile(page, () =>
    files.getByRole('button', { name: 'Download' }).click(),
  )
  expect(name).toContain('.xlsx')
  const { rows } = await readWorkbook(bytes, { maxRows: SCANS + 10 })
  expect(rows).toHaveLength(SCANS + 1)
  await files.getByRole('button', { name: 'Delete' }).click()
  await files.waitFor({ state: 'hidden' })
})
