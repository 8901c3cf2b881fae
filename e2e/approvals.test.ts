import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, HR, MANAGER } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { openAs, sees, seesHeading } from './person.ts'
import { DEPUTY, HR_MANAGER, team } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const CodeRow = z.object({ verify_code: z.string() })
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const folder = process.env.CHAMPA_SHOTS
const shoot = async (page: Page, name: string) =>
  folder && (await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true }))

async function newestCode(): Promise<string> {
  const companies = await world().db.asProvider((tx) =>
    tx.query(z.object({ company_id: Id }), 'select company_id from tenant'),
  )
  for (const { company_id } of companies) {
    const row = await world().db.inCompany(company_id, (tx) =>
      tx.maybeOne(
        CodeRow,
        'select verify_code from approval where company_id = $1 and verify_code is not null',
        [company_id],
      ),
    )
    if (row) return row.verify_code
  }
  throw new Error('No approval has a code')
}

test('an employee asks two colleagues for an approval with a file, on a phone; each sees it at the own step, HR only its state', async () => {
  const page = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await page.goto('/employee/e-approve')
  await page.getByRole('link', { name: 'ຂໍອະນຸມັດໃໝ່' }).tap()
  await page.getByLabel('ຫົວຂໍ້').fill('ຊື້ຄອມພິວເຕີ 10 ເຄື່ອງ')
  await page.getByLabel('ລາຍລະອຽດ').fill('ສຳລັບພະແນກໃໝ່')
  await page.getByLabel('ຈຳນວນເງິນ').fill('45000000')
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'ໃບສະເໜີລາຄາ.pdf', mimeType: 'application/pdf', buffer: PDF },
  })
  await sees(page, 'ໃບສະເໜີລາຄາ.pdf')
  await page.getByRole('combobox', { name: 'ຜູ້ອະນຸມັດຄົນທີ 1' }).fill('1003')
  await page.getByRole('option', { name: /1003/ }).tap()
  await page.getByRole('button', { name: 'ເພີ່ມຜູ້ອະນຸມັດ' }).tap()
  await page.getByRole('combobox', { name: 'ຜູ້ອະນຸມັດຄົນທີ 2' }).fill('1005')
  await page.getByRole('option', { name: /1005/ }).tap()
  await shoot(page, 'form-phone')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, 'ສົ່ງຄຳຂໍແລ້ວ')
  await sees(page, /-0001 · ຊື້ຄອມພິວເຕີ 10 ເຄື່ອງ/)

  // The second approver and HR of the company see nothing of it yet.
  const second = await openAs(world(), DEPUTY, { language: 'en', device: PHONE })
  await second.goto('/employee/e-approve/approve')
  await sees(second, 'Nothing waits for you')
  const hrManager = await openAs(world(), HR_MANAGER, { language: 'en' })
  await hrManager.goto('/employee/e-approve/approve')
  await sees(hrManager, 'Nothing waits for you')

  const manager = await openAs(world(), MANAGER, { language: 'en' })
  await manager.goto('/employee/e-approve/approve')
  await new List(manager, 'Waiting for my approval').row('ຊື້ຄອມພິວເຕີ').click()
  const details = manager.getByRole('dialog')
  await sees(details, 'ສຳລັບພະແນກໃໝ່')
  await sees(details, '45,000,000')
  const [file] = await Promise.all([
    manager.waitForEvent('download'),
    details.getByRole('button', { name: /ໃບສະເໜີລາຄາ.pdf/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('ໃບສະເໜີລາຄາ.pdf')
  await shoot(manager, 'details-desk')
  expect(await faultsOf(manager)).toEqual([])
  await details.getByRole('button', { name: 'Approve' }).click()
  await sees(manager, 'Approved. The next step is asked now.')

  await second.reload()
  await sees(second.getByRole('main'), 'ຊື້ຄອມພິວເຕີ')
  await shoot(second, 'inbox-phone')
  expect(await faultsOf(second)).toEqual([])
  await second.getByRole('main').getByRole('button', { name: 'Approve' }).tap()
  await sees(second, 'Nothing waits for you')

  await page.goto('/employee/e-approve')
  await sees(page.getByRole('main'), 'ອະນຸມັດແລ້ວ')
  await shoot(page, 'mine-phone')
  expect(await faultsOf(page)).toEqual([])

  // The approved request is a document that anybody can check, without signing in.
  await page
    .getByRole('main')
    .getByRole('button', { name: /ຊື້ຄອມພິວເຕີ/ })
    .tap()
  const [printed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ເອກະສານອະນຸມັດ (PDF)' }).tap(),
  ])
  expect(printed.suggestedFilename()).toMatch(/^\d{4}-0001\.pdf$/)
  if (folder) await printed.saveAs(`${folder}/approval.pdf`)
  const reader = await world().open({ language: 'en', device: PHONE })
  await reader.goto(`/verify/${await newestCode()}`)
  await sees(reader, 'This document is genuine')
  await sees(reader, 'ຊື້ຄອມພິວເຕີ 10 ເຄື່ອງ')
  await shoot(reader, 'verify-phone')
  expect(await faultsOf(reader)).toEqual([])
  await reader.goto('/verify/1-0000-0000-0000-0000')
  await sees(reader, 'No document has this code')
  expect(await faultsOf(reader)).toEqual([])

  const hr = await openAs(world(), HR, { language: 'la' })
  await hr.goto('/e-approval')
  await seesHeading(hr, 'ລາຍງານການອະນຸມັດ')
  await new List(hr, 'ລາຍງານການອະນຸມັດ').row('ຊື້ຄອມພິວເຕີ').waitFor()
  await shoot(hr, 'report-desk')
  expect(await faultsOf(hr)).toEqual([])
})
