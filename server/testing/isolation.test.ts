import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, firstOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { startOfDay } from '#kit/server/laos-time.ts'
import { markDaysChanged } from '#kit/server/mark-days-changed.ts'
import { SECRET } from './known-calls.test-data.ts'
import { type RouteCall, SHARED_LISTS } from './route-calls.test-data.ts'
import { sampled } from './sampled-lists.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { checksums, readable, tracesOf } from './traces.test-data.ts'
import { type Asker, MARKS, properAsker, type TwoCompanies } from './two-companies.test-data.ts'

const STRANGERS = [
  'foreignAdmin',
  'foreignUser',
  'foreignEmployee',
  'provider',
  'superadmin',
  'inside',
  'nobody',
] as const
const [mark] = MARKS
let world: TwoCompanies
let calls: RouteCall[]

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  const yesterday = addDays(todayInLaos(), -1)
  // Pay so far is shown until the last day of which scans have arrived.
  await world.db.inCompany(world.companies[0], async (tx) => {
    await tx.execute(
      `insert into scan (company_id, employee_id, scanned_at, source)
       select company_id, id, ${startOfDay('day')} + interval '8 hours', 'terminal'
       from employee, generate_series($2::timestamp, $3::timestamp, interval '1 day') as day where company_id = $1`,
      [tx.companyId, firstOfMonth(yesterday), yesterday],
    )
    // A settlement has derived these days without scans.
    const days = { firstDay: firstOfMonth(yesterday), lastDay: yesterday }
    await markDaysChanged(tx, { companyId: world.companies[0], employeeId: null, ...days })
  })
  calls = sampled(livedIn.calls)
})
afterAll(() => world?.close())

const isProvider = (asker: Asker) => asker === 'provider' || asker === 'superadmin' || asker === 'inside'
/** The provider sees which companies use the product and when they did last, which of them got a mail, and their invoices; nothing more. */
const mayBeKnown = (asker: Asker, call: RouteCall, text: string) =>
  /admin\/(company|dashboard|outbox|invoice|log)/.test(call.route) && isProvider(asker)
    ? text.replaceAll(new RegExp(`(?<=[">])${mark.word} company(?=["<])`, 'gi'), '')
    : text
/** Records that the provider deletes are created for the call, because later calls need the others. */
const isMade = (asker: Asker, { method, url }: RouteCall) =>
  !(isProvider(asker) && method === 'DELETE' && SHARED_LISTS.test(url))

/** The errors in the answer to a user of another company; empty if there are none. */
async function faultsOf(asker: Asker, call: RouteCall): Promise<string[]> {
  const answer = await world.as(asker, call)
  const faults = tracesOf(mark, mayBeKnown(asker, call, await readable(answer)))
  if (answer.statusCode >= 500) faults.push(`status ${answer.statusCode}`)
  if (call.hasPathIds && ![401, 403, 404, 422].includes(answer.statusCode))
    faults.push(`status ${answer.statusCode} for a record of another company`)
  return faults.map((fault) => `${call.route} (${call.url}): ${fault}`)
}

/** Checksums of the first company's rows. The provider's reading of a mail is in the provider's log; the invoices are the provider's. */
async function rowsAsOf(asker: Asker) {
  const { audit_entry, invoice, invoice_decision, ...others } = await checksums(world.db, world.companies[0])
  return isProvider(asker) ? others : { ...others, audit_entry, invoice, invoice_decision }
}

describe.each(STRANGERS)('%s', (asker) => {
  test('makes every call with records of the other company: sees nothing, changes nothing', async () => {
    const before = await rowsAsOf(asker)
    const faults: string[] = []
    for (const call of calls) if (isMade(asker, call)) faults.push(...(await faultsOf(asker, call)))
    if (asker !== 'nobody') await world.freshSession(asker)
    expect(faults).toEqual([])
    expect(await rowsAsOf(asker)).toEqual(before)
  })
})

test('an own run does not open the payslips, employees and files of another company', async () => {
  const [, own] = world.runs
  const faults: string[] = []
  for (const call of calls) {
    if (!/\/payrolls-item\/\{id\}\/.*\{/.test(call.route)) continue
    const url = call.url.replace(/(payrolls-item\/)\d+/, `$1${own}`)
    faults.push(...(await faultsOf('foreignAdmin', { ...call, url })))
  }
  expect(faults).toEqual([])
})

test('a body with a record of another company is refused', async () => {
  const naming = calls.filter(
    ({ method, hasPathIds, route }) => method !== 'GET' && !hasPathIds && /employee|leave/.test(route),
  )
  const statuses = await Promise.all(
    naming.map(async (call) => [call.route, (await world.as('foreignAdmin', call)).statusCode]),
  )
  expect(Object.fromEntries(statuses)).toMatchObject({
    'post /api/e-leave': 404,
    'post /api/employee/ot': 404,
    'post /api/company/add-employee': 422,
  })
})

/** Reads without names: terminals without a company, documents by a code that nobody here has, shared lists, numeric rules, rates, amounts of a day, counts, ids, settings, files without letters, data of an account. */
const WORDLESS =
  /\/(auth|setting|district|province|village|benefit|late|company-exchange|working-years|absence|uses|kinds|balance|leave-year|public-holidays|first-steps|pay-month|hr-today|today|payrolls-item\/day|sign-in-slip|roles|verify-code|template|progress|payment-day|bank-files?|payslip-files|picture|resume|company\/logo|ids|saved-view|verify\/\{code\}|export-file$|export\/columns|next-number|notices\/(count|stream|preferences)|choices|check-scan|employee\/roster$|overtime-request\/stayed|overtime-use\/credit|using\/ot\/(credit|month)|overtime-report|inbox\/count|approval-route\/(kinds|preview)|terminal-sighting|_adjustment_id\}\/figures)|pdf|setting/

test('the same calls with their own records are answered, and return what the others could not see', async () => {
  const statuses = new Map<string, number[]>()
  const showing = new Set<string>()
  // Those of the employee first: later calls end the employee's session.
  const isOwn = (call: RouteCall) => properAsker(call.route) === 'employee'
  for (const call of [...calls.filter(isOwn), ...calls.filter((one) => !isOwn(one))]) {
    const answer = await world.as(properAsker(call.route), call)
    statuses.set(call.route, [...(statuses.get(call.route) ?? []), answer.statusCode])
    if (tracesOf(mark, await readable(answer)).length > 0) showing.add(call.route)
  }
  const isAnswered = (status: number) => status === 200 || status === 409
  // Only HR managers among the employees may ask; every-role.test.ts does.
  const isForHr = (route: string) => route.endsWith('/employee/hr-today')
  const refused = [...statuses].filter(
    ([route, list]) => !SECRET.test(route) && !isForHr(route) && !list.some(isAnswered),
  )
  expect(refused).toEqual([])
  const reads = [...statuses.keys()].filter(
    (route) => route.startsWith('get') && !SHARED_LISTS.test(route.slice(4)) && !WORDLESS.test(route),
  )
  expect(reads.filter((route) => !showing.has(route))).toEqual([])
})
