import path from 'node:path'
import { expect, test } from 'vitest'
import { formatDate } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, HR } from './company.ts'
import { faultsOf } from './looks.ts'
import { openAs, sees } from './person.ts'
import { team, workday } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const folder = process.env.CHAMPA_SHOTS

async function looksWell(page: Awaited<ReturnType<typeof openAs>>, name: string): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  if (folder) await page.screenshot({ path: path.join(folder, `outside-work-${name}.png`) })
}

test('an employee asks to work outside on the phone; HR enters it for two others and sees all of it in the report', async () => {
  const day = workday(4)
  const phone = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await phone.goto(`/employee/outside/add?day=${day}`)
  await phone.getByLabel('ສະຖານທີ່', { exact: false }).first().fill('ປາກເຊ')
  await sees(phone, '1 ມື້ທີ່ມີກະ')
  await looksWell(phone, 'ask-la-phone')
  await phone.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(phone, 'ສົ່ງຄຳຂໍແລ້ວ')

  const hr = await openAs(world(), HR, { language: 'la' })
  await hr.goto('/clock-in-outside/report')
  await sees(hr, 'ປາກເຊ')
  await hr.getByRole('button', { name: 'ປ້ອນການອອກເຮັດວຽກນອກ' }).click()
  const drawer = hr.getByRole('dialog')
  const people = drawer.getByRole('combobox').last()
  for (const number of ['1006', '1007']) {
    await people.fill(number)
    await hr.getByRole('option').filter({ hasText: number }).first().click()
  }
  await drawer.getByLabel('ແຕ່ວັນທີ').fill(formatDate(day))
  await drawer.getByLabel('ສະຖານທີ່', { exact: false }).first().fill('ງານວາງສະແດງ')
  await looksWell(hr, 'enter-la-desktop')
  await drawer.getByRole('button', { name: 'ບັນທຶກ' }).click()
  await drawer.waitFor({ state: 'hidden' })
  await hr.getByRole('row').filter({ hasText: 'ງານວາງສະແດງ' }).nth(1).waitFor()
  await looksWell(hr, 'report-la-desktop')
})
