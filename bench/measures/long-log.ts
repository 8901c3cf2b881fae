import type { BenchDatabase } from '../bench-database.ts'
import { settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'

const ENTRIES = 100_000
const GOAL_MS = 150
const QUERIES = [
  '',
  '?search=person 7',
  '?entity=kind3&action=delete',
  '?page=400',
  '/kinds',
  '?record=77',
] as const

/** The activity log of a company with 100,000 entries, with each of its filters. The entries are removed at the end. */
export async function measureLongLog(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  const { owner } = world
  await owner.query(`set app.provider = 'on'`)
  await owner.query(
    `insert into audit_entry (company_id, actor, action, entity, entity_id, after)
     select $1, 'Person ' || n % 40, (array['create', 'update', 'delete'])[1 + n % 3], 'kind' || n % 25, n, '{"a": 1}'
     from generate_series(1, $2::int) n`,
    [company.id, ENTRIES],
  )
  await settle(owner, 'audit_entry')
  const figures = await withServer(world, company.id, async ({ client }) => {
    const times = new Map(QUERIES.map((query): [string, number[]] => [query, []]))
    for (let round = 0; round < rounds; round += 1)
      for (const query of QUERIES)
        times.get(query)?.push((await client.call('GET', `/api/company/log${query}`)).milliseconds)
    return Array.from(times, ([query, values]) =>
      figureOf(`log of 100,000 entries ${query}`.trim(), 'ms', values, GOAL_MS),
    )
  })
  await owner.query(`delete from audit_entry where company_id = $1 and entity like 'kind%'`, [company.id])
  return figures
}
