import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listSchedules } from '#features/schedules/contract.ts'
import type { ListRoute } from '#kit/contract/lists.ts'
import { Id } from '#kit/contract/scalars.ts'
import { readWorkbook } from '#kit/server/excel/read-workbook.ts'
import { allEndpoints } from '../compose.ts'
import { openLivedIn } from './shared-worlds.test-data.ts'
import { properAsker, type TwoCompanies } from './two-companies.test-data.ts'

const Parents = z.object({ item_id: Id, rest_day_id: Id, terminal_id: Id })
/** Those with rows, if there are any. */
const PARENTS = `select
  (select i.id from payroll_item_rule i left join payroll_item_employee e on e.company_id = $1 and e.item_id = i.id
    where i.company_id = $1 and i.deleted_at is null order by e.id nulls last limit 1) as item_id,
  (select r.id from rest_day r left join rest_day_exception e on e.company_id = $1 and e.rest_day_id = r.id
    where r.company_id = $1 and r.deleted_at is null order by e.id nulls last limit 1) as rest_day_id,
  (select min(u.terminal_id) from terminal_user u where u.company_id = $1) as terminal_id`

let world: TwoCompanies
/** Parents in the addresses of lists: a schedule with employees, a pay item, a rest day, a terminal with users. */
let parents: Record<string, number>
beforeAll(async () => {
  world = (await openLivedIn()).world
  const { data } = await ask(listSchedules, {})
  const [found] = await world.db.inCompany(world.companies[0], (tx) =>
    tx.query(Parents, PARENTS, [tx.companyId]),
  )
  parents = {
    ...found,
    schedule_id: data.find(({ employee_count }) => Number(employee_count) > 1)?.id as number,
  }
})
afterAll(() => world?.close())

/** Every declared list of the product. */
const lists = allEndpoints(null as never)
  .map(({ route }) => route)
  .filter((route): route is ListRoute => route.list !== undefined)

type Row = Record<string, unknown>
interface Page {
  data: Row[]
  meta: { total: number }
}

/** Reports of days show the current month by default; the test data is in another month. */
const APRIL = { from: '2026-04-01', to: '2026-04-30' }
const ALWAYS: Record<string, object> = {
  '/clock-in/report': APRIL,
  '/e-leave/calendar': APRIL,
  '/employee/leave/calendar': APRIL,
  '/employee-roster': APRIL,
  '/report/absence': APRIL,
  '/report/forgot-scan': APRIL,
}

const urlOf = (route: ListRoute, suffix: string, query: Record<string, unknown>) => {
  const path = route.path
    .replace(':id', String(/company/.test(route.path) ? world.companies[0] : world.runs[0]))
    .replace(/:(\w+_id)/, (_, name: string) => String(parents[name]))
  const pairs = Object.entries({ ...ALWAYS[route.path], ...query }).map(([name, value]) => [
    name,
    String(value),
  ])
  return `/api${path}${suffix}?${new URLSearchParams(Object.fromEntries(pairs))}`
}
const askerOf = (route: ListRoute) =>
  typeof route.access === 'object' && route.access.side === 'employee'
    ? 'employee'
    : properAsker(`/api${route.path}`)

async function ask(route: ListRoute, query: Record<string, unknown>): Promise<Page> {
  const url = urlOf(route, '', { per_page: 200, ...query })
  const answer = await world.as(askerOf(route), { method: 'GET', url })
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, ''])
  return answer.json()
}

const shapeOf = (route: ListRoute) => route.query.shape as Record<string, z.ZodType>
const innerOf = (type: z.ZodType | undefined) =>
  (type as { unwrap?: () => z.ZodType } | undefined)?.unwrap?.() ?? type
/** The values of a filter that takes several (`severalOf`); undefined for other filters. */
const elementOf = (type: z.ZodType | undefined) => {
  const pipe = innerOf(type)
  return pipe instanceof z.ZodPipe && pipe.out instanceof z.ZodArray ? pipe.out.element : undefined
}
const optionsOf = (type: z.ZodType | undefined) =>
  ((elementOf(type) ?? innerOf(type)) as { options?: string[] } | undefined)?.options
const filtersOf = (route: ListRoute) =>
  Object.keys(shapeOf(route)).filter((name) => !['page', 'per_page', 'sort', 'search'].includes(name))

test('there are many of them', () => {
  expect(lists.length).toBeGreaterThan(20)
})

describe.each(lists.map((route) => [route.path, route] as const))('%s', (_path, route) => {
  test('pages in each order contain every row once', async () => {
    for (const sort of optionsOf(shapeOf(route).sort) ?? []) {
      const whole = await ask(route, { sort })
      const size = Math.max(1, Math.ceil(whole.data.length / 2))
      const pages = [
        await ask(route, { sort, per_page: size }),
        await ask(route, { sort, per_page: size, page: 2 }),
      ]
      const rows = pages.flatMap(({ data }) => data).slice(0, whole.data.length)
      expect([sort, rows.map(keyOf)]).toEqual([sort, whole.data.slice(0, size * 2).map(keyOf)])
    }
  })

  test('beyond the last page the total is the same and the page empty', async () => {
    const { meta } = await ask(route, {})
    const beyond = await ask(route, { page: 9999 })
    expect([beyond.data, beyond.meta.total]).toEqual([[], meta.total])
  })

  test('each filter selects some of the rows', async () => {
    const { data, meta } = await ask(route, {})
    for (const name of filtersOf(route)) {
      const value = optionsOf(shapeOf(route)[name])?.[0] ?? sampleOf(name, data[0])
      const left = await ask(route, { [name]: value })
      expect([
        name,
        left.meta.total <= meta.total || ['status', 'deleted', 'cost_centre', 'whole_month'].includes(name),
      ]).toEqual([name, true])
      for (const row of left.data)
        if (name in row && name !== 'status' && name !== 'record')
          expect(String(row[name])).toBe(String(value))
    }
  })

  test('several values of a filter select the rows of each value', async () => {
    const { data } = await ask(route, {})
    for (const [name, type] of Object.entries(shapeOf(route))) {
      if (!elementOf(type)) continue
      const present = data.map((row) => row[name]).filter((value) => value !== undefined && value !== null)
      const values = optionsOf(type) ?? [...new Set(present), ...(await idsOf(name))]
      const [one, other] = values.map(String)
      if (one === undefined || other === undefined) continue
      const totalOf = async (value: string) => (await ask(route, { [name]: value })).meta.total
      const [both, first, second] = [
        await totalOf(`${one},${other}`),
        await totalOf(one),
        await totalOf(other),
      ]
      // A payslip can have several reviews.
      if (name === 'review') expect(both).toBeGreaterThanOrEqual(Math.max(first, second))
      else expect([name, one, other, both]).toEqual([name, one, other, first + second])
    }
  })

  test('a search finds a row by its words in any order, and nothing for special characters', async () => {
    const { data } = await ask(route, {})
    expect((await ask(route, { search: 'zz%qq_\\' })).meta.total).toBe(0)
    const row = data[0]
    const [number, name] = [row?.emp_number, row?.employee_name ?? row?.surname ?? row?.name]
    if (typeof number !== 'string' || typeof name !== 'string') return
    const word = name.split(' ').at(-1)
    const found = await ask(route, { search: `${word} ${number}` })
    expect(found.data.map(keyOf)).toContainEqual(keyOf(row as Row))
  })

  test.runIf(route.list?.excel)('its Excel file has as many rows as the list', async () => {
    const { meta } = await ask(route, {})
    const url = urlOf(route, '.xlsx', {})
    const file = await world.as(askerOf(route), { method: 'GET', url })
    expect([url, file.statusCode]).toEqual([url, 200])
    const { rows } = await readWorkbook(file.rawPayload)
    const totals = route.path === '/admin/invoice' || route.list?.report ? 1 : 0
    expect(rows.length - totals).toBe(meta.total)
  })

  test.runIf(route.list?.ids)('its ids are those of its rows, in the same order', async () => {
    const { data, meta } = await ask(route, {})
    const answer = await world.as(askerOf(route), { method: 'GET', url: urlOf(route, '/ids', {}) })
    expect(answer.json().meta).toEqual({ total: meta.total })
    expect(answer.json().data.slice(0, 200)).toEqual(data.map(({ id }) => id))
  })
})

const TABLES: Record<string, string> = {
  department_id: 'department',
  branch_id: 'branch',
  position_id: 'position',
  leave_type_id: 'leave_type',
}

/** The ids of the records that a filter refers to. */
async function idsOf(filter: string): Promise<number[]> {
  const table = TABLES[filter]
  if (!table) return []
  const rows = await world.db.inCompany(world.companies[0], (tx) =>
    tx.query(z.object({ id: Id }), `select id from ${table} where company_id = $1 order by id`, [
      tx.companyId,
    ]),
  )
  return rows.map(({ id }) => id)
}

const keyOf = (row: Row) => [row.id ?? row.employee_id ?? row.run_id ?? row.key, row.work_date]

/** A value for a filter: that of the first row, or one of the kind that its name implies. */
function sampleOf(name: string, row: Row | undefined): unknown {
  if (name === 'record') return row?.entity_id ?? 1
  if (row?.[name] !== undefined && row[name] !== null) return row[name]
  if (['from', 'to', 'on', 'date'].includes(name)) return '2026-04-15'
  if (name === 'month') return '2026-04'
  if (name === 'year') return 2026
  if (name === 'run_id') return world.runs[0]
  if (['has_review', 'is_stuck', 'to_check', 'accepted', 'whole_month'].includes(name)) return 'true'
  return /(^with$|_id$)/.test(name) ? (name === 'with' ? world.runs[0] : 1) : 'x'
}
