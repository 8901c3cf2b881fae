import { z } from 'zod'
import { tellFileReady } from '#features/notices/server/index.ts'
import type { ExportFile } from '#kit/contract/export-files.ts'
import { Id, IsoDate } from '#kit/contract/scalars.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { until } from '#kit/database/until.test-support.ts'
import { addRequests } from './lived-in-requests.test-data.ts'
import { addTerminals } from './lived-in-terminals.test-data.ts'
import { type Admin, addTimes } from './lived-in-times.test-data.ts'
import { PICTURE } from './picture.test-data.ts'
import { PEOPLE } from './small-month.test-data.ts'
import { type Asker, type Call, fileBody, type TwoCompanies } from './two-companies.test-data.ts'

/** An item with one person who is not the first employee. */
async function addPayItem(
  world: TwoCompanies,
  admin: (method: Call['method'], url: string, more?: Partial<Call>) => Promise<{ id: number }>,
): Promise<void> {
  const { id } = await admin('POST', '/api/payrolls-item/items', {
    payload: { ...PAY_ITEM, name: 'Zqfirst item' },
  })
  const [employee] = await world.db.inCompany(world.companies[0], (tx) =>
    tx.query(
      IdRow,
      `select max(id) as id from employee where company_id = $1 and end_date is null and emp_number <> 'Zqfirst-0'`,
      [tx.companyId],
    ),
  )
  const entries = [{ employee_id: employee?.id, note: 'Zqfirst' }]
  await admin('POST', `/api/payrolls-item/items/${id}/people`, { payload: { entries } })
}

/** A valid item for chosen people. */
export const PAY_ITEM = {
  ...{ kind: 'income', name: 'New item', deduction_type_id: null, value_kind: 'money', amount: 1000 },
  ...{ applies_to_all: false, condition: null, frequency: 'once', instalments: null },
  ...{ first_month: '2026-04', last_month: null },
}

/** Read and unread notices of the administrator. */
async function giveNotices(world: TwoCompanies): Promise<void> {
  const admin = await world.db.asProvider((tx) =>
    tx.one(IdRow, `select id from account where email = 'admin@champa.test'`, []),
  )
  await world.db.inCompany(world.companies[0], async (tx) => {
    for (const id of [1, 2, 3])
      await tellFileReady(tx, { id, accountId: admin.id, name: `Zqfirst file ${id}.xlsx` })
    await tx.execute('update notice set read_at = now() where company_id = $1 and dedupe_key = $2', [
      tx.companyId,
      'file:2',
    ])
  })
}

/** Adds each kind of record to the first company: a run of each status, a file of payslips, an import, all lists. */
export async function makeLivedIn(world: TwoCompanies, sheet: Buffer): Promise<void> {
  const admin = (method: Call['method'], url: string, more: Partial<Call> = {}) =>
    expectOk(world, 'admin', { method, url, ...more })
  await world.db.asProvider(async (tx) => {
    await tx.execute(`insert into business_type (name) values ('Farming')`)
    await tx.execute('insert into package (min_users, max_users, price_per_user) values (100, 200, 15000)')
    // Its name, which the provider can see.
    await tx.execute(`update company set address = 'Zqfirst company' where company_id = $1`, [
      world.companies[0],
    ])
  })
  const villages = fileBody('villages.csv', Buffer.from('code,name_en\n0101902,Another village\n'))
  await expectOk(world, 'superadmin', { method: 'POST', url: '/api/admin/village/import', ...villages })
  await world.db.inCompany(world.companies[0], async (tx) => {
    for (const list of ['job_title', 'education_level'])
      await tx.execute(`insert into ${list} (company_id, name) values ($1, 'Zqfirst')`, [tx.companyId])
    // Employees without a salary cannot be paid.
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, search_text)
       values ($1, 'Zqfirst-0', 'Zqfirst', '2026-01-01', 'zqfirst-0 zqfirst')`,
      [tx.companyId],
    )
    await tx.execute(
      `insert into employee (company_id, emp_number, name, start_date, end_date, search_text)
       select $1, number, 'Zqfirst', '2020-01-01', today_in_laos(), lower(number) || ' zqfirst'
       from unnest(array['Zqfirst-leaves', 'Zqfirst-settled']) as number returning id`,
      [tx.companyId],
    )
  })
  await addTimes(world, admin)
  await addTerminals(world)
  await addRequests(world, admin)
  await giveNotices(world)
  await giveFiles(world, admin)
  await giveSlips(world, admin)
  const unreadable = Buffer.from('Zqfirst-1\t2026-02-30 08:00:00\t0\t1\t0\n')
  await admin('POST', '/api/attendance/scan-file', fileBody('zqfirst.attlog', unreadable))
  await addPayItem(world, admin)
  await admin('POST', '/api/bank-layout', {
    payload: { ...BANK_LAYOUT, name: 'Zqfirst layout', bank_id: await lastBank(world) },
  })
  const opening = { ...OPENING_BALANCE, ...(await openingEmployee(world)), note: 'Zqfirst balance' }
  await admin('PUT', '/api/opening-balances', { payload: { rows: [opening] } })
  const march = { title: 'Zqfirst March', from_date: '2026-03-01', to_date: '2026-03-31' }
  const { id } = await admin('POST', '/api/payrolls-item', { payload: march })
  await admin('POST', `/api/payrolls-item/${id}/calculate`)
  await until(async () => (await admin('GET', `/api/payrolls-item/${id}/progress`)).status === 'done')
  const draft = { title: 'Zqfirst draft', from_date: '2026-05-01', to_date: '2026-05-31' }
  await admin('POST', '/api/payrolls-item', { payload: draft })
  const made = await admin('POST', `/api/payrolls-item/${id}/payslips.pdf?language=en`)
  const file = `/api/payrolls-item/${id}/payslip-files/${made.id}`
  await until(async () => (await admin('GET', file)).status === 'done')
  await addDifferences(world, id)
  await admin('POST', '/api/settlement', { payload: await settlementFor(world, 'Zqfirst-settled') })
  await admin('POST', `/api/payrolls-item/${id}/approve`, { payload: { confirmed: true } })
  // For the log of Excel files.
  await world.as('admin', { method: 'GET', url: `/api/payrolls-item/${id}/register.xlsx` })
  // A mail for the outbox, and a session that is not the current one.
  const forgotten = { email: 'admin@champa.test', edit: false }
  await admin('POST', '/api/send-request-verification-code', { payload: forgotten })
  await world.freshSession('admin')
  await admin('POST', '/api/export-file', { payload: { path: '/employee.xlsx', name: 'Zqfirst' } })
  await until(async () => (await exportFiles(world))[0]?.status === 'done')
  const batch = await admin('POST', '/api/employee/import', fileBody('zqfirst.xlsx', sheet))
  // One of them has another salary by now, which the file would change back.
  if (batch.unchanged_count + batch.changed_count !== PEOPLE)
    throw new Error(`import: ${JSON.stringify(batch)}`)
}

const exportFiles = async (world: TwoCompanies): Promise<ExportFile[]> =>
  (await world.as('admin', { method: 'GET', url: '/api/export-file' })).json().data

/** An opening balance, without its employee and month. */
export const OPENING_BALANCE = {
  ...{ gross: 1000, employee_sso: 50, employer_sso: 60, taxable: 950, tax: 10, net: 940 },
  ...{ note: '', version: null },
}

/** An employee with a month before the runs, whom no other call changes. */
export async function openingEmployee(world: TwoCompanies) {
  const { id } = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(
      IdRow,
      `select max(id) as id from employee where company_id = $1 and deleted_at is null and start_date < '2024-01-01'`,
      [tx.companyId],
    ),
  )
  return { employee_id: id, until: '2024-06' }
}

/** A layout of files of payments, without its bank. */
export const BANK_LAYOUT = {
  ...{ name: 'Layout', format: 'csv', separator: 'comma', encoding: 'utf-8', file_name: '' },
  ...{ has_header: true, has_totals: false, source_note: 'Sample of a branch' },
  columns: [
    { source: 'account', title: 'Account', text: '', width: 0, pad: 'space' },
    { source: 'amount', title: 'Amount', text: '', width: 0, pad: 'space' },
  ],
}

/** A bank that no other call gives a layout. */
const lastBank = async (world: TwoCompanies) =>
  (await world.db.inCompany(world.companies[0], (tx) => tx.one(IdRow, 'select max(id) as id from bank', [])))
    .id

/** The bank of the layout, which the calls that change the layout keep. */
export const bankOfLayout = async (world: TwoCompanies) =>
  (
    await world.db.inCompany(world.companies[0], (tx) =>
      tx.one(IdRow, 'select bank_id as id from bank_layout where company_id = $1 order by id limit 1', [
        tx.companyId,
      ]),
    )
  ).id

/** Sign-in slips of an employee who has an account: none are made. */
async function giveSlips(world: TwoCompanies, admin: Admin): Promise<void> {
  const { id } = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(IdRow, 'select min(id) as id from employee where company_id = $1', [tx.companyId]),
  )
  await admin('POST', '/api/company/sign-in-slip', { payload: { employee_ids: [id] } })
}

/** A picture and a résumé for the first employee, whose account is the employee's, and a logo of the company. */
async function giveFiles(world: TwoCompanies, admin: Admin): Promise<void> {
  const png = fileBody('zqfirst.png', PICTURE)
  const picture = await admin('POST', '/api/employee/picture-file', png)
  const resume = await admin('POST', '/api/employee/resume-file', png)
  const logo = await admin('POST', '/api/company/logo-file', png)
  await world.db.inCompany(world.companies[0], async (tx) => {
    const owned = `update stored_file set owner_id = (select min(id) from employee where company_id = $1), purge_at = null`
    await tx.execute(`${owned}, owner_kind = 'employee.profile' where company_id = $1 and id = $2`, [
      ...[tx.companyId, picture.id],
    ])
    await tx.execute(`${owned}, owner_kind = 'employee.resume' where company_id = $1 and id = $2`, [
      ...[tx.companyId, resume.id],
    ])
    await tx.execute(
      `update employee set profile_file_id = $2, resume_file_id = $3
       where company_id = $1 and id = (select min(id) from employee where company_id = $1)`,
      [tx.companyId, picture.id, resume.id],
    )
    await tx.execute(
      `update stored_file set owner_id = $1, owner_kind = 'company.logo', purge_at = null where company_id = $1 and id = $2`,
      [tx.companyId, logo.id],
    )
    await tx.execute('update company_setting set logo = $2 where company_id = $1', [tx.companyId, logo.id])
  })
}

async function expectOk(world: TwoCompanies, asker: Asker, call: Call) {
  const answer = await world.as(asker, call)
  if (answer.statusCode !== 200)
    throw new Error(`${call.method} ${call.url}: ${answer.statusCode} ${answer.body}`)
  return answer.json().data
}

/**
 * Differences of March of people who came after it, so that no comparison changes them: two that wait, one that is ignored, and two
 * claims of people who have left and one that is written off.
 */
async function addDifferences(world: TwoCompanies, runId: number) {
  const line = {
    ...{ code: 'absence', name: null, detail: '', was: -2000, now: -1000, settled: 0, amount: 1000 },
    ...{ taxable: true, in_sso_base: true, causes: [] },
  }
  await world.db.inCompany(world.companies[0], async (tx) => {
    for (const no of [1, 2, 3])
      await tx.execute(
        `insert into employee (company_id, emp_number, name, start_date, search_text)
         values ($1, $2, 'Zqfirst', '2026-04-20', $3)`,
        [tx.companyId, `Zqfirst-new-${no}`, `zqfirst-new-${no} zqfirst`],
      )
    for (const no of [1, 2, 3])
      await tx.execute(
        `insert into employee (company_id, emp_number, name, start_date, end_date, search_text)
         values ($1, $2, 'Zqfirst', '2026-04-20', '2026-04-25', $3)`,
        [tx.companyId, `Zqfirst-claim-${no}`, `zqfirst-claim-${no} zqfirst`],
      )
    await tx.execute(
      `insert into pay_difference (company_id, run_id, employee_id, status, lines, amount, reason)
       select $1, $2, e.id, case e.emp_number when 'Zqfirst-claim-3' then 'written_off' else 'open' end, $3, -1000,
         case e.emp_number when 'Zqfirst-claim-3' then 'Agreed' else '' end
       from employee e where e.company_id = $1 and e.emp_number like 'Zqfirst-claim-%' order by e.id
       on conflict (company_id, id) do nothing`,
      [tx.companyId, runId, JSON.stringify([{ ...line, was: -1000, now: -2000, amount: -1000 }])],
    )
    await tx.execute(
      `insert into pay_difference (company_id, run_id, employee_id, status, lines, amount, reason)
       select $1, $2, e.id, case e.emp_number when 'Zqfirst-new-3' then 'ignored' else 'open' end, $3, 1000,
         case e.emp_number when 'Zqfirst-new-3' then 'Agreed' else '' end
       from employee e where e.company_id = $1 and e.emp_number like 'Zqfirst-new-%'
       on conflict (company_id, id) do nothing`,
      [tx.companyId, runId, JSON.stringify([line])],
    )
  })
}

/** The valid settlement of somebody who leaves. */
export async function settlementFor(world: TwoCompanies, number: string): Promise<object> {
  const Row = z.object({ id: Id, from_date: IsoDate, to_date: IsoDate })
  const { id, ...month } = await world.db.inCompany(world.companies[0], (tx) =>
    tx.one(
      Row,
      `select id, date_trunc('month', end_date)::date::text as from_date,
         (date_trunc('month', end_date) + interval '1 month - 1 day')::date::text as to_date
       from employee where company_id = $1 and emp_number = $2`,
      [tx.companyId, number],
    ),
  )
  return {
    ...{
      employee_id: id,
      ...month,
      reason: 'resigned',
      is_skilled: false,
      notice_on: null,
      notice_payer: null,
    },
    ...{ leave_days: null, items: [], note: 'Zqfirst' },
  }
}
