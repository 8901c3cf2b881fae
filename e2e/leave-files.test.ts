import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { formatDate } from '#kit/contract/days.ts'
import { PHONE } from './browser.ts'
import { EMPLOYEE, HR, MANAGER } from './company.ts'
import { List } from './list.ts'
import { faultsOf } from './looks.ts'
import { callAs, openAs, sees } from './person.ts'
import { HR_MANAGER, team, workday } from './request-team.ts'
import { withWorld } from './world.ts'

const world = withWorld(team)
const folder = process.env.CHAMPA_SHOTS
const CERTIFICATE = {
  name: 'ໃບແພດ.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

async function looksWell(page: Awaited<ReturnType<typeof openAs>>, name: string): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  if (folder) await page.screenshot({ path: path.join(folder, `leave-files-${name}.png`) })
}

beforeAll(async () => {
  const hr = await callAs(world(), HR)
  const kind = { name: 'ພັກປ່ວຍ ມີໃບແພດ', category: 'sick', amount: 30, is_paid: true, file_from_days: 1 }
  expect((await hr('POST', '/vacation', kind)).statusCode).toBe(200)
})

test('an employee adds the certificate of a sick leave on the phone; the manager sees that it is there, HR reads it', async () => {
  const day = workday(1)
  const phone = await openAs(world(), EMPLOYEE, { language: 'la', device: PHONE })
  await phone.goto('/employee/leave/request/add')
  await phone
    .getByRole('radio', { name: /ພັກປ່ວຍ ມີໃບແພດ/ })
    .or(phone.getByText('ພັກປ່ວຍ ມີໃບແພດ'))
    .first()
    .click()
  await phone.getByLabel('ວັນທີເລີ່ມ').fill(formatDate(day))
  await sees(phone, /ການລາພັກນີ້ຕ້ອງມີໃບຢັ້ງຢືນ/)
  await looksWell(phone, 'ask-la-phone')
  await phone.getByRole('button', { name: 'ສົ່ງຄຳຂໍ' }).tap()
  await sees(phone, 'ສົ່ງຄຳຂໍແລ້ວ')
  await phone.goto('/employee/leave/request')
  await sees(phone, 'ຂາດໃບຢັ້ງຢືນ')
  await phone
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'ຂາດໃບຢັ້ງຢືນ' })
    .getByRole('button')
    .first()
    .tap()
  const details = phone.getByRole('dialog')
  await details.locator('input[type=file]').setInputFiles(CERTIFICATE)
  await details
    .getByRole('button', { name: /ໃບແພດ\.pdf/ })
    .first()
    .waitFor()
  await sees(details, 'ມີໃບຢັ້ງຢືນແລ້ວ')
  await looksWell(phone, 'added-la-phone')

  const manager = await openAs(world(), MANAGER, { language: 'en' })
  await manager.goto('/employee/inbox')
  await new List(manager, 'Waiting for me').row(formatDate(day)).click()
  await sees(manager.getByRole('dialog'), 'Certificate added')
  expect(await manager.getByRole('dialog').getByText('ໃບແພດ.pdf').count()).toBe(0)
  await looksWell(manager, 'manager-en')
  await manager.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await sees(manager, 'Nothing waits for you')

  const decider = await openAs(world(), HR_MANAGER, { language: 'en' })
  await decider.goto('/employee/leave/request/hr')
  await new List(decider, 'Approve leave (HR)').row(formatDate(day)).click()
  await decider
    .getByRole('dialog')
    .getByRole('button', { name: /ໃບແພດ\.pdf/ })
    .first()
    .waitFor()

  const office = await openAs(world(), HR, { language: 'en' })
  await office.goto('/e-leave?proof=added')
  await new List(office, 'Leave report').row(formatDate(day)).click()
  await office
    .getByRole('dialog')
    .getByRole('button', { name: /ໃບແພດ\.pdf/ })
    .first()
    .waitFor()
  await looksWell(office, 'hr-en')
})
