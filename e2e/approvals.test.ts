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
        'select verify_code from approval where company_id = $1 and verify_code is not null order by id desc limit 1',
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

test('HR makes a template with fields and approvers; an employee fills it in on a phone, and the approver reads it', async () => {
  const hr = await openAs(world(), HR, { language: 'la' })
  await hr.goto('/setting/approval-template')
  await seesHeading(hr, 'ແບບຟອມຂໍອະນຸມັດ')
  await hr.getByRole('button', { name: 'ເພີ່ມແບບຟອມ' }).first().click()
  const dialog = hr.getByRole('dialog', { name: 'ເພີ່ມແບບຟອມ' })
  await dialog.getByLabel('ຊື່ແບບຟອມ').fill('ຂໍໃຊ້ລົດ')
  const field = async (no: number, label: string, type: string) => {
    await dialog.getByLabel(`ຊື່ຊ່ອງທີ ${no}`).fill(label)
    await dialog
      .getByRole('combobox', { name: 'ປະເພດ' })
      .nth(no - 1)
      .click()
    await hr.getByRole('option', { name: type }).click()
  }
  await field(1, 'ໄລຍະທາງ (ກມ)', 'ຕົວເລກ')
  await dialog.getByRole('checkbox', { name: 'ຕ້ອງປ້ອນ' }).first().check()
  await dialog.getByRole('button', { name: 'ເພີ່ມຊ່ອງຂໍ້ມູນ' }).click()
  await field(2, 'ວັນເດີນທາງ', 'ວັນທີ')
  await dialog.getByRole('button', { name: 'ເພີ່ມຊ່ອງຂໍ້ມູນ' }).click()
  await field(3, 'ລົດ', 'ຕົວເລືອກ')
  await dialog.getByRole('combobox', { name: 'ຕົວເລືອກ' }).fill('ລົດຕູ້')
  await dialog.getByRole('combobox', { name: 'ຕົວເລືອກ' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'ຕົວເລືອກ' }).fill('ລົດກະບະ')
  await dialog.getByRole('combobox', { name: 'ຕົວເລືອກ' }).press('Enter')
  await dialog.getByRole('button', { name: 'ເພີ່ມຜູ້ອະນຸມັດ' }).click()
  await dialog.getByRole('combobox', { name: 'ຜູ້ອະນຸມັດຄົນທີ 1' }).fill('1003')
  await hr.getByRole('option', { name: /1003/ }).click()
  await shoot(hr, 'template-dialog-desk')
  expect(await faultsOf(hr)).toEqual([])
  await dialog.getByRole('button', { name: 'ບັນທຶກ' }).click()
  await new List(hr, 'ແບບຟອມຂໍອະນຸມັດ').row('ຂໍໃຊ້ລົດ').waitFor()
  await shoot(hr, 'templates-desk')
  const phone = await openAs(world(), HR, { language: 'la', device: PHONE })
  await phone.goto('/setting/approval-template')
  await sees(phone.getByRole('main'), 'ຂໍໃຊ້ລົດ')
  await shoot(phone, 'templates-phone')
  expect(await faultsOf(phone)).toEqual([])
  await phone.getByRole('button', { name: 'ເພີ່ມແບບຟອມ' }).tap()
  await phone.getByRole('dialog', { name: 'ເພີ່ມແບບຟອມ' }).waitFor()
  await shoot(phone, 'template-dialog-phone')
  expect(await faultsOf(phone)).toEqual([])
  expect(await faultsOf(hr)).toEqual([])

  const page = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await page.goto('/employee/e-approve/add')
  await page.getByRole('combobox', { name: 'ແບບຟອມ' }).tap()
  await page.getByRole('option', { name: 'ຂໍໃຊ້ລົດ' }).tap()
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, 'ຕ້ອງປ້ອນຂໍ້ມູນ')
  await page.getByLabel('ໄລຍະທາງ (ກມ)').fill('1250')
  await page.getByLabel('ວັນເດີນທາງ').fill('05/12/2026')
  await page.getByRole('combobox', { name: 'ລົດ' }).tap()
  await page.getByRole('option', { name: 'ລົດຕູ້' }).tap()
  await shoot(page, 'template-form-phone')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(page, /ຂໍໃຊ້ລົດ/)

  const manager = await openAs(world(), MANAGER, { language: 'la' })
  await manager.goto('/employee/e-approve/approve')
  await new List(manager, 'ລໍຖ້າຂ້ອຍອະນຸມັດ').row('ຂໍໃຊ້ລົດ').click()
  const details = manager.getByRole('dialog')
  for (const shown of ['1,250', '05/12/2026', 'ລົດຕູ້']) await sees(details, shown)
  await shoot(manager, 'template-drawer-desk')
  expect(await faultsOf(manager)).toEqual([])
  await details.getByRole('button', { name: 'ອະນຸມັດ', exact: true }).click()

  // The approved request is not needed any more: its requester asks to cancel it, and the approver agrees.
  await page.goto('/employee/e-approve')
  await page.getByRole('main').getByRole('button', { name: /ຂໍໃຊ້ລົດ/ }).tap()
  await page.getByRole('button', { name: 'ເອກະສານອະນຸມັດ (PDF)' }).waitFor()
  await shoot(page, 'template-drawer-phone')
  const [printed] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ເອກະສານອະນຸມັດ (PDF)' }).tap(),
  ])
  if (folder) await printed.saveAs(`${folder}/approval-form.pdf`)
  await page.getByRole('button', { name: 'ຍົກເລີກ', exact: true }).tap()
  const cancel = page.getByRole('dialog', { name: 'ຍົກເລີກຄຳຂໍທີ່ອະນຸມັດແລ້ວ' })
  await cancel.getByLabel('ເຫດຜົນ').fill('ບໍ່ເດີນທາງແລ້ວ')
  await shoot(page, 'cancel-phone')
  await cancel.getByRole('button', { name: 'ຍົກເລີກ', exact: true }).tap()
  await sees(page, 'ສົ່ງຄຳຂໍຍົກເລີກໃຫ້ຜູ້ອະນຸມັດແລ້ວ')
  await manager.goto('/employee/inbox')
  await manager.getByRole('main').getByText(/ຂໍໃຊ້ລົດ/).first().click()
  await shoot(manager, 'cancellation-drawer-desk')
  await manager.getByRole('dialog').getByRole('button', { name: 'ອະນຸມັດ', exact: true }).click()
  const reader = await world().open({ language: 'la', device: PHONE })
  await reader.goto(`/verify/${await newestCode()}`)
  await sees(reader, 'ເອກະສານນີ້ຖືກຍົກເລີກແລ້ວ')
  await sees(reader, 'ຂໍໃຊ້ລົດ')
  await shoot(reader, 'verify-cancelled-phone')
  expect(await faultsOf(reader)).toEqual([])
})
