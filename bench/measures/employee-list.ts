import { z } from 'zod'
import type { Database } from '#kit/database/database.ts'
import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import type { HttpClient } from '../processes/http-client.ts'
import { withServer } from '../processes/with-server.ts'
import { summarize } from '../statistics.ts'

const LIST_RATIO = 2
const WARM_UP = 30

/** Compares a page of the employee list with a single employee, requested in turn over one open connection. */
export async function measureEmployeeList(
  world: BenchDatabase,
  company: Company,
  requests: number,
): Promise<Figure[]> {
  const { ids, pages } = await readQuestions(world.db, company.id)
  return withServer(world, company.id, async ({ client }) => {
    await requestInTurn(client, { ids, pages, requests: WARM_UP })
    const { single, lists } = await requestInTurn(client, { ids, pages, requests })
    const base = summarize(single)
    const to = (name: string, times: readonly number[], goal?: number): Figure => {
      const value = summarize(times).p95 / base.p95
      return { name, value, unit: 'ratio', ...(goal ? { goal } : {}) }
    }
    return [
      { name: 'one employee over HTTP, p95', value: base.p95, unit: 'ms', rounds: base },
      to('list of 10,000 to one employee, p95', [...lists.values()].flat(), LIST_RATIO),
      ...Array.from(lists, ([name, times]) => to(`  ${name}`, times)),
    ]
  })
}

interface Questions {
  ids: readonly number[]
  /** The requests: name → query strings, used in turn. */
  pages: ReadonlyMap<string, readonly string[]>
}

async function requestInTurn(client: HttpClient, { ids, pages, requests }: Questions & { requests: number }) {
  const single: number[] = []
  const lists = new Map([...pages.keys()].map((name): [string, number[]] => [name, []]))
  for (let index = 0; index < requests; index += 1)
    for (const [name, queries] of pages) {
      const id = ids[single.length % ids.length]
      single.push((await client.call('GET', `/api/employee/${id}`)).milliseconds)
      const query = queries[index % queries.length]
      lists.get(name)?.push((await client.call('GET', `/api/employee?per_page=25&${query}`)).milliseconds)
    }
  return { single, lists }
}

/** Samples of names, departments and ids from the whole company. */
async function readQuestions(db: Database, companyId: number): Promise<Questions> {
  const { ids, names, departments } = await db.inCompany(companyId, (tx) =>
    tx.one(
      z.object({
        ids: z.array(z.int()),
        names: z.array(z.string()),
        departments: z.array(z.int()),
      }),
      `select array(select id from employee where company_id = $1 order by md5(id::text) limit 500) as ids,
         array(select distinct name from employee where company_id = $1 order by name limit 20) as names,
         array(select id from department where company_id = $1 order by id) as departments`,
      [companyId],
    ),
  )
  const search = names.map((name) => `search=${encodeURIComponent(name)}`)
  const syllable = names.map((name) => `search=${encodeURIComponent(name.slice(0, 3))}`)
  const pages = new Map([
    ['first page', ['page=1']],
    ['search for a Lao name', search],
    ['search for a Lao syllable, by name', syllable.map((query) => `${query}&sort=name`)],
    ['by name', ['sort=name', 'sort=-name']],
    ['by name, a page far behind', ['sort=name&page=350']],
    ['by salary', ['sort=-base_salary', 'sort=base_salary']],
    [
      'of a department, active, by name',
      departments.map((id) => `department_id=${id}&status=active&sort=name`),
    ],
  ])
  return { ids, pages }
}
