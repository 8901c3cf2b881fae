import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteCall } from './route-calls.test-data.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { properAsker, type TwoCompanies } from './two-companies.test-data.ts'

let world: TwoCompanies
let edits: RouteCall[]

/** Edits without a version, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  'put /api/payrolls-item/variable-pay': 'every amount has a version of its own (cell_changed)',
  'put /api/opening-balances': 'every row has a version of its own, and one that is outdated refuses all',
  'put /api/notices/preferences': 'each account changes only its own, and the latest choice counts',
  'put /api/department-head/{department_id}': 'one choice, and the latest is the one that counts',
  'put /api/approval-route/hr/{hr_account_id}': 'one choice, and the latest is the one that counts',
  'put /api/requests/delegation': 'adds a delegation; one that overlaps another is refused',
  'put /api/saved-view/{id}': 'only the account that saved the view edits it',
  'put /api/company/employee-account/{employee_id}/password':
    'nobody sees the former password, and the latest is the one that counts',
}

beforeAll(async () => {
  const livedIn = await openLivedIn()
  world = livedIn.world
  edits = livedIn.calls.filter(({ method }) => method === 'PUT' || method === 'PATCH')
})
afterAll(() => world?.close())

/** Empty if the edit is refused because of an earlier one; otherwise the answer. */
async function faultOf(edit: RouteCall): Promise<string> {
  const body = edit.payload as { version?: number }
  if (body.version === undefined) return 'takes no version'
  const stale = { ...edit, payload: { ...body, version: body.version + 1000 } }
  const { statusCode, body: text } = await world.as(properAsker(edit.route), stale)
  return statusCode === 409 && JSON.parse(text).code === 'stale_version' ? '' : `${statusCode} ${text}`
}

test('every edit contains the version that the user has seen, and is refused if it is outdated', async () => {
  const faults = new Map<string, string>()
  for (const edit of edits) {
    // A route is tried with several records, because one that is locked or deleted is refused for that reason.
    if (edit.route in EXCEPTIONS || faults.get(edit.route) === '') continue
    faults.set(edit.route, await faultOf(edit))
  }
  expect(Object.fromEntries([...faults].filter(([, fault]) => fault !== ''))).toEqual({})
  expect(faults.size).toBeGreaterThan(30)
})

test('the exceptions are edits of the product', () => {
  const known = edits.map(({ route }) => route)
  expect(Object.keys(EXCEPTIONS).filter((route) => !known.includes(route))).toEqual([])
})
