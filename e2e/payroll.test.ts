import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { RUN_REPORT_TEXTS as texts } from '#features/reports/locales/run-reports.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { EMPLOYEE_NUMBER, HR } from './company.ts'
import { expectedPayslips, kip, sumOf } from './expected.ts'
import { whileHeld } from './hold.ts'
import { choose, List } from './list.ts'
import { beforeApril, LEAVER } from './paid-march.ts'
import { callAs, downloadFile, eventually, openAs, sees, seesHeading, seesProgress } from './person.ts'
import { withWorld } from './world.ts'

const world = withWorld(beforeApril)

const expected = expectedPayslips()
expected.delete(LEAVER)
const total = (name: string) => kip(sumOf(expected.values(), name))

/** The address of April's run, once it exists. */
let address = ''

async function openRun(language: 'la' | 'en', query = ''): Promise<Page> {
  const page = await openAs(world(), HR, { language })
  await page.goto(address + query)
  return page
}

const step = (page: Page) => page.locator('[aria-current=step]')

/** The values of a description list, by name. */
async function figures(terms: Locator): Promise<Record<string, string>> {
  const names = await terms.locator('dt').allInnerTexts()
  const values = await terms.locator('dd').allInnerTexts()
  return Object.fromEntries(names.map((name, at) => [name, (values[at] ?? '').split(/\s/)[0] ?? '']))
}

test('a run for April is created; its calculation continues behind a progress bar that survives a reload', async () => {
  const page = await openAs(world(), HR)
  await page.goto('/payrolls-item')
  await seesHeading(page, 'ການຈ່າຍເງິນເດືອນ')
  await page.getByRole('button', { name: 'ສ້າງງວດໃໝ່' }).click()
  const dialog = page.getByRole('dialog', { name: 'ສ້າງງວດໃໝ່' })
  // March is paid.
  await eventually(() => dialog.getByRole('textbox', { name: 'ຈາກວັນທີ' }).inputValue()).toBe('01/04/2026')
  await eventually(() => dialog.getByRole('textbox', { name: 'ຫາວັນທີ' }).inputValue()).toBe('30/04/2026')
  await eventually(() => dialog.getByRole('textbox', { name: 'ຊື່ງວດ' }).inputValue()).toBe(
    'ເງິນເດືອນ ເດືອນ 4/2026',
  )
  await dialog.getByRole('button', { name: 'ສ້າງ' }).click()
  await page.waitForURL(/\/payrolls\/\d+\/26\/8$/)
  address = new URL(page.url()).pathname
  await seesHeading(page, 'ເງິນເດືອນ ເດືອນ 4/2026')
  expect(await step(page).textContent()).toContain('ຮ່າງ')

  await whileHeld(world().db, 'payslip', async () => {
    await page.getByRole('button', { name: 'ຄິດໄລ່' }).first().click()
    await seesProgress(page, /^ກຳລັງຄິດໄລ່ເງິນເດືອນ: /)
    await page.reload()
    await seesProgress(page, /^ກຳລັງຄິດໄລ່ເງິນເດືອນ: /)
    await sees(page, 'ອອກຈາກໜ້ານີ້ກໍໄດ້ ການຄິດໄລ່ຈະດຳເນີນຕໍ່ໄປ')
  })
  await sees(page, /ຄິດໄລ່ສຳເລັດ 59 ຄົນ/)
  await eventually(() => step(page).textContent()).toContain('ຄິດໄລ່ແລ້ວ')
})

test('the totals and every item equal those of the model month, to the kip', async () => {
  const page = await openRun('en', '?tab=overview')
  const totals = page.getByLabel('Totals of the run')
  await totals.waitFor()
  expect(await figures(totals)).toEqual({
    Employees: '59',
    'Gross salary': total('gross'),
    'Employee SSO': total('sso'),
    'Income tax': total('tax'),
    'Net salary': total('net'),
    'Cost to the company': total('cost'),
  })
  await page.getByRole('tab', { name: /^Payslips/ }).click()
  await choose(page, 'per page', /^100/)
  const items = new List(page, 'Payslips')
  await items.counts(59)
  const shown = await items.below('No.', 'Gross', 'SSO', 'Tax', 'Net')
  expect(shown.sort()).toEqual(
    [...expected].map(([number, { gross = 0, sso = 0, tax = 0, net = 0 }]) => [
      number,
      ...[gross, sso, tax, net].map(kip),
    ]),
  )
  expect(await items.table.locator('tfoot').textContent()).toContain(total('net'))

  const names = ['Base', 'Allowances', 'Overtime', 'Deductions', 'Gross', 'SSO', 'Tax', 'Other ded.', 'Net']
  for (const row of [...(await items.below(...names)), await footBelow(items, names)]) {
    const amounts = row.map(amountOf)
    const [base = 0, allowances = 0, overtime = 0, before = 0, gross, sso = 0, tax = 0, after = 0, net] =
      amounts
    expect([base + allowances + overtime - before, (gross ?? 0) - sso - tax - after]).toEqual([gross, net])
  }
})

const amountOf = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'))

/** The totals below the columns with these titles. */
async function footBelow(list: List, titles: string[]): Promise<string[]> {
  const heads = (await list.table.locator('thead th').allInnerTexts()).map((head) => head.trim())
  const foot = await list.table.locator('tfoot td').allInnerTexts()
  return titles.map((title) => foot[heads.indexOf(title)] ?? '')
}

test('the first payslip is in view: within 260 px on a small desk screen, above the fold on a phone', async () => {
  const page = await openRun('la')
  const topOf = async (one: Locator) => (await one.boundingBox())?.y
  await page.setViewportSize({ width: 1366, height: 768 })
  const first = new List(page, 'ໃບແຈ້ງເງິນເດືອນ').row('1001')
  await first.waitFor()
  expect(await topOf(first)).toBeLessThanOrEqual(260)
  const { height = 0 } = (await page.locator('main header').first().boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(120)
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.getByRole('listitem').filter({ hasText: '1001' }).first()
  await row.waitFor()
  const { y = 844, height: tall = 0 } = (await row.boundingBox()) ?? {}
  expect(y + tall).toBeLessThan(844)
})

test('a payslip explains every line', async () => {
  const page = await openRun('en')
  const items = new List(page, 'Payslips')
  await items.search(EMPLOYEE_NUMBER)
  await items.counts(1)
  await items.row(EMPLOYEE_NUMBER).click()
  const payslip = page.getByRole('dialog')
  await payslip.getByRole('button', { name: 'Show how everything was calculated' }).click()
  const lines = payslip.locator('button[aria-expanded=true]')
  expect(await lines.count()).toBeGreaterThan(8)
  for (const line of await lines.all()) {
    const how = payslip.locator(`[id="${await line.getAttribute('aria-controls')}"]`)
    expect(await how.textContent(), (await line.textContent()) ?? '').toMatch(/\S.{10}/)
  }
  const { net = 0, tax = 0, sso = 0, gross = 0 } = expected.get(EMPLOYEE_NUMBER) ?? {}
  await sees(payslip.getByRole('button', { name: /^Net salary/ }), kip(net))
  await sees(payslip.getByRole('button', { name: /^Gross salary/ }), kip(gross))
  await sees(payslip.getByRole('button', { name: /^Social security/ }).first(), new RegExp(kip(sso)))
  await sees(payslip.getByRole('table').locator('tfoot'), kip(tax))
  // The sources of the law's values.
  const sources = payslip.locator('a[target=_blank]')
  expect(await sources.first().getAttribute('href')).toMatch(/^https?:/)
  await payslip.getByRole('link', { name: 'Open as a page' }).click()
  await seesHeading(page, 'Payslip')
  await sees(page.getByRole('button', { name: /^Net salary/ }), kip(net))
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('button', { name: 'Print' }).waitFor({ state: 'hidden' })
  await sees(page.getByRole('button', { name: /^Net salary/ }), kip(net))
})

test('from one payslip the arrow keys open the next, also in Lao', async () => {
  const page = await openRun('la')
  await new List(page, 'ໃບແຈ້ງເງິນເດືອນ').row('1001').click()
  const payslip = page.getByRole('dialog')
  await sees(payslip, '1 ຈາກ 59')
  await page.keyboard.press('ArrowRight')
  await sees(payslip, '2 ຈາກ 59')
  await sees(payslip, kip(expected.get('1002')?.net ?? 0))
  await page.keyboard.press('Escape')
  await payslip.waitFor({ state: 'hidden' })
})

test('compared with March: new and removed employees, changed pay and its causes', async () => {
  const page = await openRun('en', '?tab=compare')
  const list = new List(page, 'Compare')
  const show = (kind: string) => page.getByText(new RegExp(`^${kind} \\d`)).click()
  await list.row(/\d/).waitFor()
  await show('New')
  await eventually(async () => (await list.column(1)).sort()).toEqual(['1008', '1049'])
  await sees(list.row('1008'), 'Not in the other run')
  await show('Not in this run')
  await list.reads(1, [LEAVER])
  await sees(list.row(LEAVER), 'Not in this run')
  await show('Changed')
  await list.search('1005')
  await list.reads(1, ['1005'])
  await sees(list.row('1005'), 'base salary')
})

test('payslips that must be checked are marked, with the reason as text', async () => {
  const page = await openRun('en', '?tab=reviews')
  const list = new List(page, 'Needs review')
  await list.search('1006')
  await list.reads(1, ['1006'])
  await sees(list.row('1006'), 'Below minimum wage')
  await sees(list.row('1006'), 'The base salary is below the statutory minimum wage')
  await list.row('1006').getByRole('button', { name: 'Accept…' }).click()
  const question = page.getByRole('dialog', { name: 'Accept…' })
  await question.getByRole('textbox', { name: 'Reason' }).fill('Apprentice until May')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await sees(list.row('1006'), 'Apprentice until May')
  await sees(page.getByRole('status'), /left to check/)
})

test('an approved run is locked: no mark is accepted, nothing is calculated, and no item of its month is entered', async () => {
  const page = await openRun('en')
  const call = await callAs(world(), HR)
  const run = `/payrolls-item/${address.split('/')[2]}`
  const marked = (await call('GET', `${run}/payslips?has_review=true`)).json().data[0]
  const { net, reviews, review_facts } = marked
  const seen = { net, reviews, shared_with: review_facts.shared_with }
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve this run' })
  await sees(dialog, total('net'))
  await sees(dialog, 'Once approved, the run is locked')
  await dialog.getByRole('textbox').fill('Checked with the director')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await sees(page, 'The run is approved')
  await eventually(() => step(page).textContent()).toContain('Approved')
  expect(await page.getByRole('button', { name: /calculate/i }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'More' }).count()).toBe(0)

  const { version, title, from_date, to_date } = (await call('GET', run)).json().data
  const dates = { version, title, from_date, to_date: '2026-04-29' }
  const slip = `${run}/payslips/${marked.employee_id}`
  const item = { emp_number: marked.emp_number, item_id: 1, amount: 100_000 }
  const changes = [
    [await call('POST', `${run}/calculate`, {}), 'run_locked'],
    [await call('PUT', run, { ...dates, item_ids: [1] }), 'run_locked'],
    [await call('DELETE', run), 'run_locked'],
    [await call('POST', `${slip}/accept`, { ...seen, reason: 'Too late' }), 'run_status'],
    [await call('POST', `${slip}/omit`, { reason: 'Too late' }), 'run_locked'],
    [await call('PUT', '/payrolls-item/variable-pay', { month: '2026-04', cells: [item] }), 'month_locked'],
  ] as const
  for (const [refused, code] of changes)
    expect([refused.statusCode, refused.json().code]).toEqual([409, code])
  const after = (await call('GET', run)).json().data
  expect([after.version, after.to_date]).toEqual([version, to_date])

  await page.goto(`${address}?tab=reviews`)
  const row = new List(page, 'Needs review').row(marked.emp_number)
  await row.waitFor()
  expect(await row.getByRole('button', { name: /Accept|Leave out/ }).count()).toBe(0)
  await page.goto(`${address}?tab=details`)
  await sees(page, 'Checked with the director')
})

test('a payslip is downloaded as PDF in either language, and all of them as one file', async () => {
  const page = await openRun('la')
  await new List(page, 'ໃບແຈ້ງເງິນເດືອນ').row('1001').click()
  const payslip = page.getByRole('dialog')
  const sizes = []
  for (const name of ['PDF ພາສາລາວ', 'PDF ພາສາອັງກິດ']) {
    const file = await downloadFile(page, () => payslip.getByRole('button', { name }).click())
    expect(file.name).toMatch(/\.pdf$/)
    expectPdf(file.bytes)
    sizes.push(file.bytes.length)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'ເອກະສານ' }).click()
  const all = await downloadFile(page, () => page.getByRole('menuitem', { name: 'ພາສາລາວ' }).click())
  expectPdf(all.bytes)
  expect(all.bytes.length).toBeGreaterThan(Math.max(...sizes) * 2)
})

function expectPdf(bytes: Buffer): void {
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  expect(bytes.subarray(-32).toString('latin1')).toContain('%%EOF')
  expect(bytes.length).toBeGreaterThan(8000)
}

test('the register and the bank list are workbooks with the amounts of all employees', async () => {
  const page = await openRun('en')
  const take = async (entry: RegExp) => {
    await page.getByRole('button', { name: 'Documents' }).click()
    return readWorkbook(
      (await downloadFile(page, () => page.getByRole('menuitem', { name: entry }).click())).bytes,
    )
  }
  const register = await take(/register/)
  const values = (row: (typeof register.rows)[number]) => Object.values(row.cells).map((cell) => cell.value)
  expect(register.rows).toHaveLength(60)
  const last = register.rows.at(-1)
  for (const name of ['gross', 'sso', 'tax', 'net', 'cost'])
    expect(last && values(last), name).toContain(sumOf(expected.values(), name))

  const bank = await take(/Bank list/)
  const transferred = bank.rows.slice(0, 59).flatMap(values)
  for (const { net = 0 } of expected.values()) expect(transferred).toContain(net)
})

test('the social security and the tax report add up to the run', async () => {
  const page = await openAs(world(), HR, { language: 'en' })
  const reports = [
    [
      '/sso-report',
      'Social security report',
      { [texts.sso.employee.en]: 'sso', [texts.sso.employer.en]: 'company_sso' },
    ],
    ['/emp-tax-report', 'Tax report', { [texts.tax.tax.en]: 'tax', [texts.tax.taxable.en]: 'taxable' }],
  ] as const
  for (const [path, title, sums] of reports) {
    await page.goto(path)
    await seesHeading(page, title)
    const totals = page.getByLabel('Totals of the run')
    await totals.waitFor()
    const shown = await figures(totals)
    for (const [label, name] of Object.entries(sums)) expect(shown[label], label).toBe(total(name))
    const file = await downloadFile(page, () => page.getByRole('button', { name: 'Export Excel' }).click())
    const { rows } = await readWorkbook(file.bytes)
    const last = Object.values(rows.at(-1)?.cells ?? {}).map((cell) => cell.value)
    for (const name of Object.values(sums)) expect(last).toContain(sumOf(expected.values(), name))
  }
})
