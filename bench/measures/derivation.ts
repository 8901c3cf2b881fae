import { deriveDays } from '#features/attendance/server/index.ts'
import { type BenchDatabase, settle } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { ratios } from '../statistics.ts'
import { figureOf, timed } from './figure.ts'

const RESULTS = ['day_result', 'overtime_result', 'attendance_month', 'attendance_change']
const COPY_RATIO = 2

/**
 * Compares deriving all days of a month from scratch with only the COPY of the same day rows into the same
 * table, in turn. Afterwards the days are current. The first round of each company is a warm-up and does not
 * count.
 */
export async function measureDerivation(
  world: BenchDatabase,
  companies: readonly [Company, Company],
  rounds: number,
): Promise<Figure[]> {
  const [small, large] = companies
  return [
    ...(await ofCompany(world, small, 3 * rounds)),
    ...(await ofCompany(world, large, rounds, COPY_RATIO)),
  ]
}

async function ofCompany(
  world: BenchDatabase,
  company: Company,
  rounds: number,
  goal?: number,
): Promise<Figure[]> {
  await derive(world, company)
  const { columns, rows } = await readDays(world, company)
  const times = { copy: [] as number[], derive: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    await removeResults(world, company)
    times.copy.push(await timed(() => world.db.bulk(company.id).copy('day_result', columns, rows)))
    times.derive.push(await derive(world, company))
  }
  const people = company.employees.toLocaleString('en')
  const perEmployee = times.derive.map((ms) => ms / company.employees)
  return [
    figureOf(`days of ${people}, per employee`, 'ms', perEmployee),
    figureOf(`COPY of the days of ${people}`, 'ms', times.copy),
    figureOf(`days of ${people} to COPY`, 'ratio', ratios(times.derive, times.copy), goal),
  ]
}

async function derive(world: BenchDatabase, company: Company): Promise<number> {
  await removeResults(world, company)
  return timed(() =>
    deriveDays(world.db, company.id, {
      from: '2026-04-01',
      to: '2026-04-30',
      asOf: new Date(Math.max(company.monthEnd, Date.now())),
    }),
  )
}

async function removeResults({ owner }: BenchDatabase, { id }: Company): Promise<void> {
  for (const table of RESULTS) await owner.query(`delete from ${table} where company_id = $1`, [id])
  await settle(owner, ...RESULTS)
}

/** The company's derived days, ready to be copied. */
async function readDays({ db }: BenchDatabase, { id }: Company) {
  const stored = await db.inCompany(id, (tx) =>
    tx.unknownRows('select * from day_result where company_id = $1 order by employee_id, work_date', [id]),
  )
  const columns = Object.keys(stored[0] ?? {}).filter((column) => column !== 'company_id')
  const rows = stored.map((row) =>
    columns.map((column) => {
      const value = row[column]
      return value instanceof Date ? value.toISOString() : value
    }),
  )
  return { columns, rows }
}
