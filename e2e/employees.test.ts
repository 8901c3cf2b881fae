import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { april, HR } from './company.ts'
import { choose, List } from './list.ts'
import { callAs, chooseItem, eventually, openAs, sees, seesHeading } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(april)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The error message of a field. */
async function complaintUnder(page: Page, name: string): Promise<string> {
  const input = field(page, name)
  if ((await input.getAttribute('aria-invalid')) !== 'true') return ''
  const ids = ((await input.getAttribute('aria-describedby')) ?? '').split(' ').filter(Boolean)
  const texts = await Promise.all(ids.map((id) => page.locator(`[id="${id}"]`).textContent()))
  return texts.join('')
}

async function openList(language: 'la' | 'en' = 'la') {
  const page = await openAs(world(), HR, { language })
  await page.goto('/employee')
  const list = new List(page, language === 'la' ? 'ພະນັກງານ' : 'Employees')
  await list.counts(25)
  return { page, list }
}

test('a new employee: errors are shown on their fields, then the employee is in the list', async () => {
  const { page, list } = await openList()
  await page.getByRole('link', { name: 'ພະນັກງານໃໝ່' }).click()
  await seesHeading(page, 'ພະນັກງານໃໝ່')
  const next = page.getByRole('button', { name: 'ຕໍ່ໄປ', exact: true })
  const save = page.getByRole('button', { name: 'ບັນທຶກ', exact: true })
  const steps = page.getByRole('list', { name: 'ຂັ້ນຕອນເພີ່ມພະນັກງານໃໝ່' })
  const seesStep = (name: string) =>
    eventually(() => steps.locator('[aria-current=step]').textContent()).toContain(name)
  await field(page, 'ລະຫັດພະນັກງານ').fill('1001')
  await next.click()
  await eventually(() => complaintUnder(page, 'ຊື່')).toBe('ຕ້ອງປ້ອນຂໍ້ມູນ')
  await field(page, 'ຊື່').fill('ນໍ້າຝົນ')
  await field(page, 'ນາມສະກຸນ').fill('ແກ້ວມະນີ')
  await field(page, 'ຊື່ (ສາກົນ)').fill('Namfon')
  await field(page, 'ນາມສະກຸນ (ສາກົນ)').fill('Keomany')
  await page.keyboard.press('Enter')
  await seesStep('ວຽກ')
  const type = page.getByRole('combobox', { name: 'ປະເພດພະນັກງານ', exact: true })
  expect(await type.inputValue()).toBe('ເຕັມເວລາ')
  await field(page, 'ວັນທີເລີ່ມ').fill('01/04/2026')
  await choose(page, 'ພະແນກ', 'Sales')
  await page.getByRole('combobox', { name: 'ຕາຕະລາງເວລາ', exact: true }).click()
  const schedule = page.getByRole('option').first()
  const scheduleName = (await schedule.textContent()) ?? ''
  await schedule.click()
  await next.click()
  // Without a salary nobody gets to the summary, not even by a press on its step.
  await steps.getByRole('button', { name: 'ກວດ ແລະ ບັນທຶກ' }).click()
  await eventually(() => complaintUnder(page, 'ເງິນເດືອນພື້ນຖານ')).toBe('ຕ້ອງປ້ອນຂໍ້ມູນ')
  await field(page, 'ເງິນເດືອນພື້ນຖານ').fill('3500000')
  await next.click()
  await seesStep('ກວດ ແລະ ບັນທຶກ')
  await sees(page, '3,500,000')
  await sees(page, 'Keomany')
  await sees(page.getByRole('region', { name: 'ວຽກ', exact: true }), scheduleName)
  // The number belongs to another employee, which only the server can check: its step opens.
  await save.click()
  await eventually(() => complaintUnder(page, 'ລະຫັດພະນັກງານ')).not.toBe('')
  await seesStep('ຂໍ້ມູນສ່ວນຕົວ')
  await field(page, 'ລະຫັດພະນັກງານ').fill('2001')
  await steps.getByRole('button', { name: 'ກວດ ແລະ ບັນທຶກ' }).click()
  await save.click()
  await seesHeading(page, 'ພະນັກງານ')
  await sees(page, 'ການບັນທຶກສຳເລັດ')
  await list.search('2001')
  await list.reads(1, ['2001'])
  // Typed as ໍ + ້ + າ, stored in the normal spelling.
  expect((await list.column(2))[0]).toContain('ນ້ຳຝົນ ແກ້ວມະນີ')
  expect(await list.below('ເງິນເດືອນ')).toEqual([['3,500,000']])
})

test('an error in a folded field of a step opens the fold', async () => {
  const { page } = await openList('en')
  await page.getByRole('link', { name: 'New employee' }).click()
  await field(page, 'Name').fill('Somebody')
  const fold = page.getByRole('button', { name: /^More: identity document/ })
  await fold.click()
  await field(page, 'Email').fill('nobody')
  await fold.click()
  await eventually(() => field(page, 'Email').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await eventually(() => complaintUnder(page, 'Email')).toBe('Not a valid email address')
  await field(page, 'Email').waitFor()
})

test('an employee is found in either script, in any spelling of ນ້ຳ', async () => {
  const { list } = await openList()
  for (const words of ['ນ້ຳຝົນ', 'ນໍ້າຝົນ', 'ນ້ໍາ', 'NAMFON keo']) {
    await list.search('ບໍ່ມີຄົນຊື່ນີ້')
    await sees(list.place, 'ບໍ່ພົບຂໍ້ມູນທີ່ຄົ້ນຫາ')
    await list.search(words)
    await list.reads(1, ['2001'])
  }
})

test('the list is filtered, and a reload keeps the filters', async () => {
  const { page, list } = await openList('en')
  await choose(page, 'Department', 'Accounting')
  await list.reads(1, ['1032'])
  await page.reload()
  await list.reads(1, ['1032'])
  await page.getByRole('button', { name: 'Clear all' }).click()
  await list.counts(25)
  await choose(page, 'Department', 'Human resources')
  await choose(page, 'Branch', 'Savannakhet factory')
  await list.reads(1, ['1048', '1055'])
})

test('the list is sorted in both directions and paged', async () => {
  const { page, list } = await openList('en')
  await list.sortBy('Salary')
  await eventually(async () => (await list.column(1))[0]).toBe('1006')
  await list.sortBy('Salary')
  await eventually(async () => (await list.column(1))[0]).toBe('1033')
  await page.goto('/employee')
  await sees(page, '1–25 of 61')
  await page.getByRole('button', { name: 'Page 3', exact: true }).click()
  await sees(page, '51–61 of 61')
  await list.counts(11)
  await page.goBack()
  await sees(page, '1–25 of 61')
  await choose(page, 'per page', /^100/)
  await sees(page, '1–61 of 61')
  await list.counts(61)
})

test('an employee is opened with the keyboard and changed, and a change from another window is not lost', async () => {
  const { page, list } = await openList('en')
  await list.search('1003')
  await list.reads(1, ['1003'])
  await list.row('1003').press('Enter')
  const drawer = page.getByRole('dialog')
  await sees(drawer, '1003')
  await drawer.getByRole('link', { name: 'Open as a page' }).click()
  await page.waitForURL(/\/employee\/profile\/\d+/)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL(/\/employee\/edit\/\d+/)
  const id = page.url().split('/').at(-1)
  const village = page.getByRole('combobox', { name: 'Village', exact: true })
  await village.fill('Phonxay')

  const call = await callAs(world(), HR)
  const before = (await call('GET', `/employee/${id}`)).json().data
  const saved = await call('PUT', `/employee/${id}`, { ...changeOf(before), sso_number: '0099887' })
  expect(saved.statusCode, saved.body).toBe(200)

  await page.getByRole('button', { name: 'Save' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Somebody else has changed this in the meantime' })
  await sees(told, 'Phonxay')
  // What only the other window has changed is kept.
  await eventually(() => field(page, 'Social security number').inputValue()).toBe('0099887')
  await told.getByRole('button', { name: 'Save mine' }).click()
  await page.waitForURL(/\/employee\/profile\/\d+/)
  const after = (await call('GET', `/employee/${id}`)).json().data
  expect(after).toMatchObject({ village_id: 'Phonxay', sso_number: '0099887' })
})

test('the page of an employee has tabs, and a part of it is changed in a drawer that loses nothing', async () => {
  const { page, list } = await openList('en')
  await list.search('1004')
  await list.reads(1, ['1004'])
  await list.row('1004').press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Open as a page' }).click()
  await page.waitForURL(/\/employee\/profile\/\d+/)
  const id = page.url().split('/').at(-1)
  const address = page.getByRole('region', { name: 'Current address' })
  await address.getByRole('button', { name: 'Edit' }).click()
  const drawer = page.getByRole('dialog', { name: 'Current address' })
  const village = drawer.getByRole('combobox', { name: 'Village', exact: true })
  await village.fill('Dongdok')
  await drawer.getByRole('button', { name: 'Close' }).first().click()
  const question = page.getByRole('dialog', { name: 'Not saved yet' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  expect(await village.inputValue()).toBe('Dongdok')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await sees(address, 'Dongdok')
  const call = await callAs(world(), HR)
  expect((await call('GET', `/employee/${id}`)).json().data.village_id).toBe('Dongdok')
  await page.getByRole('tab', { name: 'Job and pay' }).click()
  await page.getByRole('list', { name: 'Salary history' }).waitFor()
  await page.getByRole('tab', { name: 'Leave', exact: true }).click()
  await page.getByRole('region', { name: 'Leave report' }).waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('leave')
})

test('a salary is adjusted from the page of the employee, whom the dialog already names', async () => {
  const call = await callAs(world(), HR)
  const { id, emp_number } = (await call('GET', '/employee?search=1006')).json().data[0]
  const { base_salary } = (await call('GET', `/employee/${id}`)).json().data
  const page = await openAs(world(), HR, { language: 'en' })
  await page.goto(`/employee/profile/${id}?tab=job`)
  await page.getByRole('button', { name: 'Adjust salaries' }).click()
  const form = page.getByRole('dialog', { name: 'Adjust salaries' })
  await sees(form, new RegExp(emp_number))
  await form.getByRole('textbox', { name: 'In force from' }).fill('16/06/2027')
  await form.getByRole('textbox', { name: 'New salary' }).fill(String(base_salary + 300_000))
  await form.getByRole('button', { name: 'Review' }).click()
  await form.getByRole('button', { name: 'Save (1)' }).click()
  await sees(page.getByRole('list', { name: 'Salary history' }), '16/06/2027')
  await sees(page.getByRole('list', { name: 'Salary history' }), (base_salary + 300_000).toLocaleString('en'))
})

test('the page of an employee lists the payslips and names the employee in the tab of the browser', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const call = await callAs(world(), HR)
  const { id } = (await call('GET', '/employee?search=1006')).json().data[0]
  await page.goto(`/employee/profile/${id}`)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await eventually(() => page.title()).toContain(name ?? '-')
  await page.getByRole('tab', { name: 'Payslips' }).click()
  const slips = page.getByRole('region', { name: 'Payslips' })
  await slips.getByRole('row').nth(1).click()
  await sees(page.getByRole('dialog'), 'Net salary')
})

test('employees are read one after the other beside the list, and edited from there', async () => {
  const call = await callAs(world(), HR)
  const study = { name: 'Study leave', category: 'other', amount: 12, is_paid: true }
  expect((await call('POST', '/vacation', study)).statusCode).toBe(200)
  const { total } = (await call('GET', '/employee')).json().meta
  const { page, list } = await openList('en')
  await list.row('1001').press('Enter')
  const drawer = page.getByRole('dialog')
  await sees(drawer, `1 of ${total}`)
  await sees(drawer, '1001')
  await page.keyboard.press('ArrowRight')
  await sees(drawer, `2 of ${total}`)
  await sees(drawer, '1002')
  await sees(drawer.getByRole('region', { name: 'Today' }), /./)
  await sees(drawer.getByRole('region', { name: 'Leave left' }), /12 of 12 days left in/)
  const id = new URL(page.url()).searchParams.get('employee')
  await drawer.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL(`**/employee/edit/${id}`)
  await page.goBack()
  await sees(drawer, `2 of ${total}`)
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await eventually(() => new URL(page.url()).search).not.toContain('employee=')
})

test('typed values are not lost by a click on the menu', async () => {
  const { page } = await openList('en')
  await page.getByRole('link', { name: 'New employee' }).click()
  await field(page, 'Name').fill('Somebody')
  await page.getByRole('button', { name: 'Cancel' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  expect(await field(page, 'Name').inputValue()).toBe('Somebody')
})

test('an employee is deleted and recovered', async () => {
  const { page, list } = await openList('en')
  await list.search('1059')
  await list.reads(1, ['1059'])
  await chooseItem(
    list.row('1059').getByRole('button', { name: 'Actions' }),
    page.getByRole('menuitem', { name: 'Delete' }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await sees(list.place, 'No match')
  await choose(page, 'Status', 'Deleted')
  await list.reads(1, ['1059'])
  await chooseItem(
    list.row('1059').getByRole('button', { name: 'Actions' }),
    page.getByRole('menuitem', { name: 'Recover' }),
  )
  await sees(page, 'Employee recovered')
  await choose(page, 'Status', 'Active')
  await list.reads(1, ['1059'])
})

/** A body that changes nothing of a record. */
function changeOf(record: Record<string, unknown>) {
  const { version, emp_number, name, start_date } = record
  return { version, emp_number, name, start_date }
}
