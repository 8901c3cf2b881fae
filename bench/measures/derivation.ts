import { deriveDays } from '#features/attendance/server/index.ts'
import { type BenchDatabase, settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { figureOf, timed } from './figure.ts'

const RESULTS = ['day_result', 'overtime_result', 'attendance_month', 'attendance_change']

/** A month's days from the scans, for everybody and from nothing; leaves them current. */
export async function measureDerivation(
  world: BenchDatabase,
  companies: readonly Company[],
  rounds: number,
): Promise<Figure[]> {
  const times = companies.map((): number[] => [])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, company] of companies.entries()) times[at]?.push(await derive(world, company))
  return companies.map(({ employees }, at) => {
    const perEmployee = (times[at] ?? []).map((ms) => ms / employees)
    return figureOf(`days of ${employees.toLocaleString('en')}, per employee`, 'ms', perEmployee)
  })
}

async function derive({ db, owner }: BenchDatabase, { id, monthEnd }: Company): Promise<number> {
  for (const table of RESULTS) await owner.query(`delete from ${table} where company_id = $1`, [id])
  await settle(owner, ...RESULTS)
  return timed(() =>
    deriveDays(db, id, {
      from: '2026-04-01',
      to: '2026-04-30',
      asOf: new Date(Math.max(monthEnd, Date.now())),
    }),
  )
}
