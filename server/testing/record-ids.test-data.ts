import type { TestDatabase } from '#kit/database/testing.ts'
import { ownRequestTables } from './own-requests.test-data.ts'
import { type Document, type RecordIds, SHARED_LISTS } from './route-calls.test-data.ts'
import { type IdByName, sampleBody } from './schema-values.test-data.ts'
import { properAsker, type TwoCompanies } from './two-companies.test-data.ts'

/** The table of the record behind a parameter of a path, a query or a body. */
const TABLES: Record<string, string> = {
  account_id: 'account',
  employee_id: 'employee',
  employee_ids: 'employee',
  // Nobody leads himself.
  manager_id: `(select * from employee where emp_number = 'Zqfirst-deputy') as manager`,
  'accounts.employee_id': 'employee',
  scan_file_id: 'scan_file',
  terminal_id: 'terminal',
  file_id: 'payslip_file',
  slip_batch_id: 'sign_in_slip_batch',
  run_id: 'payroll_run',
  settled_run_id: 'payroll_run',
  with: 'payroll_run',
  leave_type_id: 'leave_type',
  adjustment_id: 'salary',
  item_id: 'payroll_item_rule',
  layout_id: 'bank_layout',
  opening_balance_id: 'opening_balance',
  entry_id: 'payroll_item_employee',
  'entries.employee_id': 'employee',
  'rows.employee_id': 'employee',
  'rows.leave_type_id': 'leave_type',
  leave_entry_id: `(select * from request_entry where subject = 'leave_request') as entry`,
  leave_year: '(select company_id, extract(year from today_in_laos())::int as id from company) as years',
  'items.employee_id': 'employee',
  'items.leave_type_id': 'leave_type',
  department_ids: 'department',
  leave_type_ids: 'leave_type',
  leave_block_id: 'leave_block',
  leave_cash_id: `(select * from leave_entry where kind = 'encash' and units < 0) as cash`,
  overtime_entry_id: `(select * from request_entry where subject = 'overtime_request') as entry`,
  copy_people_of: 'payroll_item_rule',
  edited_id: 'leave_request',
  leave_id: `(select * from leave_request where status = 'draft' and not is_overtime_use) as draft`,
  filed_leave_id: `(select r.* from leave_request r join stored_file f on f.company_id = r.company_id and f.owner_kind = 'leave.files' and f.owner_id = r.id) as filed`,
  leave_file_id: `(select * from stored_file where owner_kind = 'leave.files') as attached`,
  overtime_use_id: `(select * from leave_request where status = 'draft' and is_overtime_use) as draft`,
  overtime_id: `(select * from overtime_request where status = 'draft') as draft`,
  correction_id: `(select * from scan_correction where status = 'pending') as asked`,
  ...ownRequestTables,
  profile_change_id: `(select * from profile_change where status = 'pending') as asked`,
  asked_change_id: `(select r.* from profile_change r join stored_file f on f.company_id = r.company_id and f.owner_kind = 'profile_change.picture' and f.owner_id = r.id) as asked`,
  approval_id: `(select * from approval where status = 'draft') as draft`,
  approval_template_id: 'approval_template',
  approved_id: `(select * from approval where status = 'success') as approved`,
  attachment_id: `(select * from stored_file where owner_kind = 'approval.files') as attached`,
  delegation_id: 'delegation',
  hr_account_id: `(select * from account where employee_id is null and name like '%user') as staff`,
  branch_ids: 'branch',
  approval_route_id: 'approval_route',
  rest_day_id: 'rest_day',
  schedule_id: 'schedule',
  assignment_id: 'schedule_assignment',
  shift_id: 'shift',
  link_id: 'schedule_position',
  exception_id: 'rest_day_exception',
  position_ids: 'position',
  break_id: 'shift_break',
  rotation_id: 'rotation',
  'members.employee_id': 'employee',
  branch_id: 'branch',
  company_branch_id: 'branch',
  department_id: 'department',
  company_department_id: 'department',
  position_id: 'position',
  positionId: 'position',
  level_id: 'employee_level',
  job_title_id: 'job_title',
  education_level_id: 'education_level',
  'benefits.type': 'benefit_type',
  'benefits.id': 'employee_benefit',
}
/** Lists that all companies share. */
const SHARED: Record<string, string> = {
  bank_id: 'bank',
  roleId: 'role',
  business_type_id: 'business_type',
  import_id: 'village_import',
  package_id: 'package',
}
/** The table of `{id}` if no list answers at the path before it; longer paths first. */
const ID_OF_PATH: [prefix: string, table: string][] = [
  ['/api/e-leave/', '(select * from leave_request where not is_overtime_use) as taken'],
  [
    '/api/employee/using/ot/',
    `(select * from leave_request where is_overtime_use and status = 'success') as used`,
  ],
  ['/api/e-approval/', `(select * from approval where status = 'pending') as waiting`],
  ['/api/employee/ot/', 'overtime_request'],
  ['/api/employee-pin/', 'employee_pin'],
  ['/api/scan-correction/', 'scan_correction'],
  ['/api/employee/import/', 'import_batch'],
  ['/api/employee/', 'employee'],
  ['/api/export-file/', 'export_file'],
  [
    '/api/requests/',
    `(select * from request where status = 'pending' and requested_by is not null) as waiting`,
  ],
  ['/api/payrolls-item/', 'payroll_run'],
  ['/api/settlement/', `(select * from payroll_run where kind = 'final') as final`],
]
/** The maximum number of records of each kind for calls. */
const MOST = 3

export async function recordIds(world: TwoCompanies, document: Document): Promise<RecordIds> {
  const ofTable = await idsByTable(world.db, world.companies[0])
  const named = (name: string) => ofTable.get(TABLES[name] ?? SHARED[name] ?? '')
  const byName: IdByName = (name) => (/^company_ids?$/.test(name) ? world.companies[0] : named(name)?.[0])
  const ofList = await idsByList(world, document, byName)
  return {
    inPath(path, name) {
      const table = ID_OF_PATH.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ''
      const ids = name === 'id' ? (ofTable.get(table) ?? ofList.get(listOf(path))) : named(name)
      if (!ids) throw new Error(`There are no records for {${name}} of ${path}`)
      return ids
    },
    byName,
  }
}

async function idsByTable(db: TestDatabase, companyId: number): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>()
  const tables = new Set([...Object.values(TABLES), ...ID_OF_PATH.map(([, table]) => table)])
  await db.asOwner(async (client) => {
    const read = async (table: string, condition: string, values: unknown[]) => {
      const sql = `select id::int from ${table} ${condition} order by id limit ${MOST}`
      const { rows } = await client.query<{ id: number }>(sql, values)
      if (rows.length === 0) throw new Error(`The company has no ${table} for the calls`)
      found.set(
        table,
        rows.map(({ id }) => id),
      )
    }
    for (const table of tables) await read(table, 'where company_id = $1', [companyId])
    for (const table of Object.values(SHARED)) await read(table, '', [])
  })
  return found
}

const listOf = (path: string) => path.slice(0, path.indexOf('/{id}'))

/** One record of each list that is addressed by `{id}`: created for it if the list accepts new ones, otherwise the last one in the list. */
async function idsByList(world: TwoCompanies, document: Document, byName: IdByName) {
  const isTable = (path: string) => ID_OF_PATH.some(([prefix]) => path.startsWith(prefix))
  const lists = new Set(
    Object.keys(document.paths)
      .filter((path) => path.includes('/{id}') && !isTable(path))
      .map(listOf),
  )
  const found = new Map<string, number[]>()
  const faults: string[] = []
  for (const list of lists)
    try {
      found.set(list, [await idOfList(world, document, list, byName)])
    } catch (error) {
      faults.push(String(error))
    }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return found
}

async function idOfList(world: TwoCompanies, document: Document, list: string, byName: IdByName) {
  const asker = properAsker(list)
  const schema = document.paths[list]?.post?.requestBody?.content['application/json']?.schema
  if (schema) {
    const word = SHARED_LISTS.test(`${list}/`) ? 'Shared' : 'Zqfirst'
    const payload = sampleBody(list, schema, byName, word)
    const made = await world.as(asker, { method: 'POST', url: list, payload })
    if (made.statusCode !== 200) throw new Error(`${list}: ${made.body} for ${JSON.stringify(payload)}`)
    return made.json().data.id as number
  }
  const { data } = (await world.as(asker, { method: 'GET', url: list })).json()
  if (!data?.length) throw new Error(`${list} has no records`)
  return data.at(-1).id as number
}
