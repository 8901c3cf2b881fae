import { IdRow } from '#kit/database/row-types.ts'
import { writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { allEndpoints } from '../compose.ts'
import {
  BANK_LAYOUT,
  bankOfLayout,
  makeLivedIn,
  OPENING_BALANCE,
  openingEmployee,
  PAY_ITEM,
  settlementFor,
} from './lived-in.test-data.ts'
import { requestBodies } from './lived-in-requests.test-data.ts'
import { CLAIM } from './lived-in-terminals.test-data.ts'
import { correctedEmployee, correctionOf, PLAIN_NUMBER } from './lived-in-times.test-data.ts'
import { resolvedDocument } from './openapi-document.test-data.ts'
import { PICTURE } from './picture.test-data.ts'
import { recordIds } from './record-ids.test-data.ts'
import { callsOf, type Document, type RouteCall } from './route-calls.test-data.ts'
import { sampleBody } from './schema-values.test-data.ts'
import { smallMonth } from './small-month.test-data.ts'
import { MARKS, properAsker, type TwoCompanies } from './two-companies.test-data.ts'

/**
 * Calls that need a secret that is not available here, or have a low limit per 15 minutes: they are refused for every user. A terminal is
 * claimed with its code once, by whoever comes first.
 */
export const SECRET =
  /auth\/(login|link|second-factor\/)|slips\.pdf|reset-my-password|verif(y|ication)-code|change\/password|\/verify\/|decision-link\/|terminal\/claim/

/** A village of the provider's list. */
const VILLAGES = Buffer.from('code,name_en\n0101901,Test village\n')

/** Employee number, PIN, first day. */
const PINS = Buffer.from(`${PLAIN_NUMBER}\t990011\t2026-04-01\n`)

/** A browser with the keys of the example of RFC 8291. */
const PUSH_DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/Zqfirst',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'en',
}

const WRONG_PASSWORD = { email: 'admin@champa.test', password: 'not the password' }
const ORDER = [/^get/, /^put/, /^post(?!.*(recover|bulk\/delete)$)/, /^delete|bulk\/delete$/, /recover$/]

/** Each call of the product, with records of the first company, in an order in which they can be made one after another. */
export async function knownCalls(world: TwoCompanies): Promise<RouteCall[]> {
  const sheet = (await smallMonth(MARKS[0])).employees
  await makeLivedIn(world, sheet)
  const document = resolvedDocument(allEndpoints(world.db))
  const named = await recordIds(world, document)
  const lists = await exportedLists(world, document)
  const others = (await smallMonth(MARKS[1])).employees
  const scans = Buffer.from('777001\t2026-04-01 08:00:00\t0\t1\t0\n')
  const entryFiles = {
    '/api/payrolls-item/variable-pay/file': await entryFile(['Zqfirst item'], ['1000']),
    '/api/opening-balances/file': await entryFile(
      ['until', 'gross', 'sso', 'taxable', 'tax', 'net'],
      ['02/2026', '10', '1', '9', '1', '8'],
    ),
    '/api/employee/ot/entry/file': await entryFile(['Date', 'From', 'To'], ['2026-06-26', '17:00', '18:00']),
    '/api/e-leave/entry/file': await entryFile(['Kind of leave', 'First day'], ['ພັກປະຈຳປີ', '2026-06-26']),
  }
  const openingOf = await openingEmployee(world)
  const corrected = await correctedEmployee(world)
  const { employee_id, work_date } = correctionOf(corrected, 'in', '2026-05-14')
  const calls = callsOf(document, {
    named,
    // Where the schema alone does not determine a valid value.
    bodies: {
      'post /api/auth/login': WRONG_PASSWORD,
      'post /api/scan-correction': correctionOf(corrected, 'in'),
      'post /api/terminal/claim': CLAIM,
      'post /api/scan-correction/shift-times': {
        days: [{ employee_id, work_date, clock_kind: 'in' }],
        reason: 'Power cut',
        confirmed: true,
      },
      'post /api/employee-roster/add/employee': {
        ...{ from: '2026-06-01', to: '2026-06-07' },
        employee_ids: [named.byName('employee_ids')],
        // Days off: the calls that change and delete shifts make them unusable.
        shift_ids: Array(7).fill(null),
      },
      'post /api/employee-roster/rotation': {
        ...{ name: 'Round of days', first_day: '2026-05-01', pattern: [null, null], members: [] },
      },
      'put /api/employee-roster/rotation/{rotation_id}': {
        ...{ name: 'Zqfirst nights', first_day: '2026-05-01', pattern: [null], version: 1 },
        members: [
          {
            ...{ employee_id: named.byName('employee_id'), offset_days: 0 },
            // The call that changes the employee says that the employee works in April.
            ...{ first_day: '2026-04-01', last_day: null },
          },
        ],
      },
      'post /api/employee-roster/rotation/{rotation_id}/write': {
        ...{ from: '2026-04-20', to: '2026-04-24', replace: 'own' },
      },
      'post /api/employee-roster/cells': {
        cells: [{ employee_id: named.byName('employee_id'), date: '2026-04-15', set: 'off', version: 0 }],
      },
      'post /api/employee/ot/entry': {
        rows: [
          {
            ...{ employee_id: named.byName('employee_id'), work_date: '2026-06-25' },
            ...{ from_time: '17:00', to_time: '18:00' },
          },
        ],
        store: 'all',
      },
      'post /api/e-leave/entry': {
        rows: [
          {
            ...{ employee_id: named.byName('employee_id'), leave_type_id: named.byName('leave_type_id') },
            ...{ start_date: '2026-06-25', end_date: '2026-06-25', part: 'full' },
          },
        ],
        store: 'all',
      },
      'post /api/adjustments-item': {
        employee_ids: [await keptEmployee(world)],
        effective_date: '2031-04-15',
        raise: { kind: 'to', value: 9_000_000, round_to: 1 },
        confirmed: true,
      },
      'post /api/adjustments-item/request': {
        employee_ids: [await keptEmployee(world)],
        effective_date: '2031-05-15',
        raise: { kind: 'to', value: 9_000_000, round_to: 1 },
        confirmed: true,
      },
      'post /api/adjustments-item/rows': {
        rows: [{ emp_number: 'Zqfirst-0', effective_date: '2031-04-15', target_salary: 3_000_000 }],
        confirmed: true,
      },
      'post /api/bank-layout': { ...BANK_LAYOUT, bank_id: named.byName('bank_id') },
      'put /api/bank-layout/{layout_id}': { ...BANK_LAYOUT, bank_id: await bankOfLayout(world), version: 1 },
      ...(await decisionsOfDifferences(world)),
      ...(await requestBodies(world)),
      'post /api/settlement': await settlementFor(world, 'Zqfirst-leaves'),
      'put /api/settlement/{id}': { ...(await settlementFor(world, 'Zqfirst-settled')), version: 1 },
      'post /api/payrolls-item/items': PAY_ITEM,
      'put /api/payrolls-item/items/{item_id}': { ...PAY_ITEM, version: 1 },
      'put /api/payrolls-item/variable-pay': {
        month: '2026-04',
        cells: [{ emp_number: 'Zqfirst-0', item_id: named.byName('item_id'), amount: 1000 }],
      },
      'put /api/opening-balances': {
        rows: [{ ...OPENING_BALANCE, ...openingOf, until: '2025-01' }],
      },
      'post /api/employee/import/{id}/check': {},
      'post /api/employee/import/{id}/commit': { add_names: true },
      'post /api/shift/{shift_id}/break': {
        name: 'Break',
        from_time: '12:00',
        to_time: '12:30',
        is_paid: true,
      },
      'put /api/schedule_attract_position/{schedule_id}/{link_id}': {
        ...{ last_day: '2035-12-31', version: 1, confirmed: true },
      },
      'put /api/notices/preferences': {
        kinds: [{ kind: 'file-ready', push: false, mail: 'digest' }],
        language: 'en',
      },
      'post /api/notices/read': { up_to: Number.MAX_SAFE_INTEGER },
      'post /api/notices/push': PUSH_DEVICE,
      'post /api/notices/push/end': { endpoint: PUSH_DEVICE.endpoint },
      'post /api/export-file': { path: '/employee.xlsx', name: 'Employees' },
      'put /api/setting/ot': (await world.as('admin', { method: 'GET', url: '/api/setting/ot' })).json().data,
    },
    files(path) {
      if (path.endsWith('/scan-file')) return { name: 'scans.attlog', bytes: scans }
      const rows = entryFiles[path as keyof typeof entryFiles]
      if (rows) return { name: 'entries.xlsx', bytes: rows }
      if (path === '/api/employee-pin/file') return { name: 'pins.txt', bytes: PINS }
      if (path === '/api/admin/village/import') return { name: 'villages.csv', bytes: VILLAGES }
      if (path === '/api/employee/import') return { name: 'people.xlsx', bytes: others }
      if (path === '/api/employee/picture-file' || path === '/api/employee/profile-change/picture-file')
        return { name: 'person.png', bytes: PICTURE }
      if (path === '/api/company/logo-file') return { name: 'logo.png', bytes: PICTURE }
      if (path === '/api/employee/e-approve/file') return { name: 'offer.png', bytes: PICTURE }
      if (path === '/api/leave/file') return { name: 'certificate.png', bytes: PICTURE }
      if (path === '/api/employee/resume-file') return { name: 'resume.png', bytes: PICTURE }
      const bytes = lists.get(path)
      return bytes && { name: 'list.xlsx', bytes }
    },
  })
  const rank = ({ route }: RouteCall) =>
    Number(/\/auth\//.test(route)) * 10 +
    // Inside or outside a company, calls of the other side are refused.
    Number(/\/enter$/.test(route)) * 50 +
    Number(/\/entered\/leave$/.test(route)) * 60 +
    Number(route.endsWith('/logout')) * 100 +
    ORDER.findIndex((kind) => kind.test(route))
  // What belongs to a record is changed and deleted before the record, which gets a new version or is gone.
  const depth = ({ route }: RouteCall) => (/^(put|delete)/.test(route) ? -route.split('/').length : 0)
  return calls.sort((a, b) => rank(a) - rank(b) || depth(a) - depth(b))
}

/** A file of leave or overtime with one row. */
function entryFile(headings: readonly string[], values: readonly string[]): Promise<Buffer> {
  const columns = ['Employee number', ...headings].map((header) => ({
    ...{ key: header, header, width: 16, type: 'text' as const },
  }))
  const row = Object.fromEntries(
    [PLAIN_NUMBER, ...values].map((value, at) => [columns[at]?.header ?? '', value]),
  )
  return writeWorkbook({ sheets: [{ name: 'S', columns, rows: [row] }] })
}

/** Each decision about a difference that allows it. */
async function decisionsOfDifferences(world: TwoCompanies): Promise<Record<string, object>> {
  const idsOf = async (url: string): Promise<number[]> => {
    const { data } = (await world.as('admin', { method: 'GET', url: `/api/${url}` })).json()
    return data.map(({ id }: { id: number }) => id)
  }
  const [first, second] = await idsOf('payroll-difference?status=open&direction=up')
  const [ignored] = await idsOf('payroll-difference?status=ignored')
  const [claim, lost] = await idsOf('pay-claim?status=open')
  const [writtenOff] = await idsOf('pay-claim?status=written_off')
  const drafts = { method: 'GET', url: '/api/payrolls-item?status=draft' } as const
  const [draft] = (await world.as('admin', drafts)).json().data
  return {
    'post /api/payroll-difference/settle': { ids: [first], run_id: draft.id },
    'post /api/payroll-difference/ignore': { ids: [second], reason: 'Agreed' },
    'post /api/payroll-difference/reopen': { ids: [ignored] },
    'post /api/pay-claim/receive': { ids: [claim], received_on: '2026-04-30' },
    'post /api/pay-claim/write-off': { ids: [lost], reason: 'Agreed' },
    'post /api/pay-claim/reopen': { ids: [writtenOff] },
  }
}

/** The last employee with a salary, whom no call deletes. */
async function keptEmployee(world: TwoCompanies): Promise<number> {
  const sql = `select max(e.id) as id from employee e join salary s on s.company_id = $1 and s.employee_id = e.id
    where e.company_id = $1 and e.deleted_at is null and e.end_date is null`
  return (await world.db.inCompany(world.companies[0], (tx) => tx.one(IdRow, sql, [tx.companyId]))).id
}

/** Lists with one entry in the form of their own export, for the import of the same address. Those of companies are the other company's. */
async function exportedLists(world: TwoCompanies, document: Document): Promise<Map<string, Buffer>> {
  const lists = new Map<string, Buffer>()
  for (const [path, operations] of Object.entries(document.paths)) {
    if (!path.endsWith('/excel') || !operations.post) continue
    const isShared = properAsker(path) === 'superadmin'
    const asker = isShared ? 'superadmin' : 'foreignAdmin'
    const list = path.replace(/\/excel$/, '')
    if (!isShared)
      await world.as('foreignAdmin', { method: 'POST', url: list, payload: entryOf(list, document) })
    lists.set(path, (await world.as(asker, { method: 'GET', url: path })).rawPayload)
  }
  return lists
}

function entryOf(list: string, document: Document): object {
  const schema = document.paths[list]?.post?.requestBody?.content['application/json']?.schema
  if (!schema) throw new Error(`${list} accepts no new entry`)
  return sampleBody(list, schema, () => undefined, MARKS[1].word)
}
