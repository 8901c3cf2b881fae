import { setTimeout as wait } from 'node:timers/promises'
import type { BenchDatabase } from '../bench-database.ts'
import { settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import type { HttpClient } from '../processes/http-client.ts'
import { withServer } from '../processes/with-server.ts'
import { figureOf } from './figure.ts'

/** A nightly comparison in which nothing has changed. */
const GOAL_MS = 5000
const POLL_MS = 50
const EARLIER = [
  { title: 'February', from_date: '2026-02-01', to_date: '2026-02-28' },
  { title: 'March', from_date: '2026-03-01', to_date: '2026-03-31' },
]

interface State {
  data: { check: { state: string; total: number }; runs: { found: number }[] }
}

/** Compares three locked runs of 10,000 people with today: first, and again without any change. The runs stay approved. */
export async function measureDifferences(
  world: BenchDatabase,
  company: Company,
  rounds: number,
): Promise<Figure[]> {
  return withServer(world, company.id, async ({ client }) => {
    const ids = [company.runId]
    for (const run of EARLIER) ids.push(await calculated(client, run))
    // The fixture has payslips below zero, which no approval accepts.
    await world.owner.query(`set app.provider = 'on'`)
    await world.owner.query(
      `update payroll_run set status = 'approved' where company_id = $1 and id = any($2)`,
      [company.id, ids],
    )
    await settle(world.owner, 'payroll_run')
    const first = await check(client)
    const again: number[] = []
    for (let round = 0; round < rounds; round += 1) again.push(await check(client))
    return [
      figureOf('differences of 10,000 × 3 runs, first', 'ms', [first]),
      figureOf('differences of 10,000 × 3 runs, nothing changed', 'ms', again, GOAL_MS),
    ]
  })
}

/** Milliseconds from the request until the comparison in the background is over. */
async function check(client: HttpClient): Promise<number> {
  const started = performance.now()
  let { data } = await client.json<State>('POST', '/api/payroll-difference/check')
  while (data.check.state === 'waiting' || data.check.state === 'running') {
    await wait(POLL_MS)
    data = (await client.json<State>('GET', '/api/payroll-difference/state')).data
  }
  const milliseconds = performance.now() - started
  if (data.check.state !== 'done' || data.check.total !== 1 + EARLIER.length)
    throw new Error(`the comparison of ${data.check.total} runs: ${data.check.state}`)
  const found = data.runs.reduce((sum, run) => sum + run.found, 0)
  if (found > 0) throw new Error(`${found} differences although nothing has changed`)
  return milliseconds
}

/** The id of a new run after its calculation. */
async function calculated(client: HttpClient, run: (typeof EARLIER)[number]): Promise<number> {
  const { data } = await client.json<{ data: { id: number } }>('POST', '/api/payrolls-item', run)
  await client.call('POST', `/api/payrolls-item/${data.id}/calculate`)
  for (;;) {
    const progress = await client.json<{ data: { status: string } | null }>(
      'GET',
      `/api/payrolls-item/${data.id}/progress`,
    )
    if (progress.data?.status === 'done') return data.id
    if (progress.data?.status === 'failed') throw new Error(`${run.title} could not be calculated`)
    await wait(POLL_MS)
  }
}
