import { globSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { Report, ReportRow } from '#kit/contract/report.ts'
import type { ReportTexts } from '#kit/contract/report-texts.ts'
import { allEndpoints } from '../compose.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import type { Asker, TwoCompanies } from './two-companies.test-data.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const modulesOf = async <T>(pattern: string): Promise<T[]> =>
  Promise.all(globSync(pattern, { cwd: ROOT }).map((file): Promise<T> => import(path.join(ROOT, file))))

const declared = (await modulesOf<{ default: Report<ListRoute> }>('features/*/contract/**/*.report.ts')).map(
  (module) => module.default,
)
const texts = (await modulesOf<{ reportTexts: ReportTexts }>('features/*/locales/reports.ts')).flatMap(
  ({ reportTexts }) => Object.values(reportTexts).map(({ name }) => name),
)
/** Part of the screen of scan files, which has a title of its own. */
const WITHOUT_SCREEN = ['device-scan-report']

let world: TwoCompanies
beforeAll(async () => {
  world = (await openLivedIn()).world
})
afterAll(() => world?.close())

/** The month of the data, for reports of days. */
const APRIL = { from: '2026-04-01', to: '2026-04-30' }

function ask(asker: Asker, { route }: Report<ListRoute>, suffix: string, query: Record<string, unknown>) {
  const period = 'from' in route.query.shape ? APRIL : {}
  const pairs = Object.entries({ ...period, ...query }).map(([name, value]) => [name, String(value)])
  const url = `/api${route.path}${suffix}?${new URLSearchParams(Object.fromEntries(pairs))}`
  return world.as(asker, { method: 'GET', url })
}

interface Meta {
  total: number
  totals: Record<string, number>
  groups: { count: number; totals: Record<string, number> }[]
}

async function wholeReport(
  report: Report<ListRoute>,
  query = {},
): Promise<{ rows: ReportRow[]; meta: Meta }> {
  const rows: ReportRow[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask('admin', report, '', { ...query, per_page: 200, page })
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
    const { data, meta } = answer.json()
    rows.push(...data)
    if (data.length === 0 || rows.length >= meta.total) return { rows, meta }
  }
}

/** The totals of rows, as the columns of the report declare them. */
function totalsOf({ columns }: Report<ListRoute>, rows: readonly ReportRow[]): Record<string, number> {
  const totals = Object.entries(columns).flatMap(([name, { total }]) => {
    const values = rows.map((row) => Number(row[name] ?? 0))
    if (!total) return []
    return [[name, total === 'max' ? Math.max(0, ...values) : values.reduce((sum, value) => sum + value, 0)]]
  })
  return Object.fromEntries(totals)
}

test('every declared report is served, and every served report is declared in a file NAME.report.ts', () => {
  const served = allEndpoints(null as never).filter(({ route }) => route.list?.report)
  expect(served.map(({ route }) => route.path).sort()).toEqual(declared.map(({ route }) => route.path).sort())
})

test('every report has its name and title in the texts of its feature, which menus and the export log use', () => {
  const names = declared.map(({ name }) => name).filter((name) => !WITHOUT_SCREEN.includes(name))
  expect(names.sort()).toEqual(texts.sort())
})

describe.each(declared.map((report) => [report.name, report] as const))('%s', (_name, report) => {
  test('the totals are those of all its rows', async () => {
    const { rows, meta } = await wholeReport(report)
    expect([rows.length, meta.totals]).toEqual([meta.total, totalsOf(report, rows)])
  })

  test('a page has the totals of all rows, and an empty selection has totals of 0', async () => {
    const { totals } = (await wholeReport(report)).meta
    expect((await ask('admin', report, '', { per_page: 1, page: 2 })).json().meta.totals).toEqual(totals)
    const none = await ask('admin', report, '', { search: 'zz%qq_\\' })
    expect([none.json().data, none.json().meta.totals]).toEqual([[], totalsOf(report, [])])
  })

  test.runIf(report.groups)('the totals of each grouping add up to those of all rows', async () => {
    for (const group of report.groups ?? []) {
      const { rows, meta } = await wholeReport(report, { group })
      expect([group, meta.groups.reduce((sum, { count }) => sum + count, 0)]).toEqual([group, rows.length])
      const values = meta.groups.map(({ totals }) => totals)
      expect([group, totalsOf(report, values)]).toEqual([group, meta.totals])
    }
  })

  test('its CSV has a line for each row, and its PDF can be opened', async () => {
    const { rows, meta } = await wholeReport(report)
    const csv = await ask('admin', report, '.csv', {})
    expect(csv.body.trim().split('\r\n')).toHaveLength(meta.total + 1)
    // A PDF of thousands of scans would take longer than all others together.
    const pdf = await ask('admin', report, '.pdf', { search: rows[0]?.emp_number ?? '' })
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('employees are refused, and another company sees none of its rows', async () => {
    for (const suffix of ['', '.xlsx', '.csv', '.pdf'])
      expect([suffix, (await ask('employee', report, suffix, {})).statusCode]).toEqual([suffix, 403])
    const own = new Set((await wholeReport(report)).rows.map((row) => row.employee_id))
    const foreign: ReportRow[] = (await ask('foreignAdmin', report, '', { per_page: 200 })).json().data
    expect(foreign.filter(({ employee_id }) => employee_id && own.has(employee_id))).toEqual([])
  })
})
