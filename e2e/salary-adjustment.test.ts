import path from 'node:path'
import { expect, test } from 'vitest'
import { createAccount } from '#features/access/server/index.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { PHONE } from './browser.ts'
import { HR, MANAGER, PASSWORD } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { openAs, sees } from './person.ts'
import { HR_MANAGER, team } from './request-team.ts'
import { type World, withWorld } from './world.ts'

const DIRECTOR = 'director@dokkhoun.test'

/** The team with a director. */
const world = withWorld({
  ...team,
  async begin(started: World) {
    await team.begin(started)
    const { db } = started
    const [company] = await db.asProvider((tx) =>
      tx.query(IdRow, 'select company_id as id from tenant order by company_id'),
    )
    const companyId = company?.id ?? 0
    const { id: employeeId } = await db.inCompany(companyId, (tx) =>
      tx.one(IdRow, `select id from employee where company_id = $1 and emp_number = '1009'`, [companyId]),
    )
    const account = { email: DIRECTOR, name: 'ຜູ້ອຳນວຍການ', roles: ['employee', 'director'] }
    await db.asProvider((tx) => createAccount(tx, { ...account, password: PASSWORD, companyId, employeeId }))
  },
})
const folder = process.env.CHAMPA_SHOTS

async function looksWell(page: Awaited<ReturnType<typeof openAs>>, name: string): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  if (folder) await page.screenshot({ path: path.join(folder, `salary-adjustment-${name}.png`) })
}

test('a line manager asks on the phone, the director and HR decide with the figures before them, and the salary is in the list', async () => {
  const day = todayInLaos()
  const manager = await openAs(world(), MANAGER, { language: 'la', device: PHONE })
  await manager.goto('/employee/salary-adjustment/add')
  await manager.getByRole('combobox', { name: /^ພະນັກງານ/ }).click()
  await manager.getByRole('option').filter({ hasText: '1005' }).first().click()
  await manager.getByLabel('ມີຜົນແຕ່ວັນທີ').fill(formatDate(day))
  await manager.getByLabel('ເງິນເດືອນໃໝ່').fill('9500000')
  await manager.getByLabel('ເຫດຜົນ').fill('ຮັບຜິດຊອບສາງໃໝ່')
  await sees(manager, 'ເງິນເດືອນຈະປ່ຽນເມື່ອອະນຸມັດແລ້ວ')
  await looksWell(manager, 'ask-la-phone')
  await manager.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(manager, 'ສົ່ງຄຳຂໍແລ້ວ')

  const director = await openAs(world(), DIRECTOR, { language: 'la', device: PHONE })
  await director.goto('/employee/inbox')
  await director
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: formatDate(day) })
    .getByRole('button')
    .first()
    .tap()
  const details = director.getByRole('dialog')
  await sees(details, '9,500,000')
  await looksWell(director, 'director-la-phone')
  await details.getByRole('button', { name: 'ອະນຸມັດ' }).tap()
  await director.getByRole('dialog').waitFor({ state: 'hidden' })

  const hr = await openAs(world(), HR, { language: 'la' })
  await hr.goto('/adjustments-item')
  await hr.getByText('ທີ່ຂໍອະນຸມັດ', { exact: true }).click()
  const asked = new List(hr, 'ທີ່ຂໍອະນຸມັດ')
  await asked.row('9,500,000').click()
  await sees(hr.getByRole('dialog'), 'ຮັບຜິດຊອບສາງໃໝ່')
  await looksWell(hr, 'hr-la-desktop')

  const decider = await openAs(world(), HR_MANAGER, { language: 'en' })
  await decider.goto('/employee/inbox')
  await new List(decider, 'Waiting for me').row(formatDate(day)).click()
  await sees(decider.getByRole('dialog'), '9,500,000')
  await looksWell(decider, 'hr-manager-en')
  await decider.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await sees(decider, 'Nothing waits for you')

  await hr.goto('/adjustments-item?view=asked')
  await sees(hr, 'ບໍ່ມີການປັບເງິນເດືອນທີ່ລໍຖ້າຕັດສິນ')
  await hr.getByText('ທີ່ບັນທຶກແລ້ວ', { exact: true }).click()
  await new List(hr, 'ການປັບເງິນເດືອນ').row('9,500,000').waitFor()
})

test('HR sends a lower salary for approval after seeing what it means', async () => {
  const hr = await openAs(world(), HR, { language: 'la' })
  await hr.goto('/adjustments-item')
  await hr.getByRole('button', { name: 'ປັບເງິນເດືອນ', exact: true }).click()
  const dialog = hr.getByRole('dialog')
  await dialog.getByLabel('ພະນັກງານ').fill('1006')
  await hr.getByRole('option').filter({ hasText: '1006' }).first().click()
  await dialog.getByLabel('ມີຜົນແຕ່ວັນທີ').fill(formatDate(todayInLaos()))
  await dialog.getByLabel('ເງິນເດືອນໃໝ່').fill('1500000')
  await dialog.getByRole('button', { name: /ກວດ/ }).click()
  await dialog.getByRole('button', { name: /ສົ່ງຂໍອະນຸມັດ/ }).waitFor()
  await looksWell(hr, 'review-la-desktop')
  await dialog.getByRole('button', { name: /ສົ່ງຂໍອະນຸມັດ/ }).click()
  const asked = new List(hr, 'ທີ່ຂໍອະນຸມັດ')
  await asked.row('1,500,000').waitFor()
  await looksWell(hr, 'asked-la-desktop')
})
