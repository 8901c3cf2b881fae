import type { BenchDatabase } from '../bench-database.ts'
import type { Figure } from '../figures.ts'
import type { Company } from '../fixture/company.ts'
import { Child } from '../processes/child.ts'
import type { PayrollOrder, PayrollTimes } from '../processes/payroll.child.ts'
import { ratios, summarize } from '../statistics.ts'
import { figureOf } from './figure.ts'

const MEMORY_MEGABYTES = 512
const COST_GROWTH = 1.2
const COPY_RATIO = { small: 2, large: 1.6 }

/** Compares the whole run with only the COPY of its payslips, for a small and a large company. */
export async function measurePayroll(
  { ownerConnection: owner }: BenchDatabase,
  [small, large]: readonly [Company, Company],
  rounds: number,
): Promise<Figure[]> {
  const times = await alternate(owner, [small, large], rounds)
  const perEmployee = ([company, { run }]: [Company, PayrollTimes]) => run.map((ms) => ms / company.employees)
  const growth = ratios(perEmployee([large, times[1]]), perEmployee([small, times[0]]))
  return [
    ...figuresOf(small, times[0], COPY_RATIO.small),
    ...figuresOf(large, times[1], COPY_RATIO.large),
    figureOf('cost per employee, 10,000 to 1,000', 'ratio', growth, COST_GROWTH),
    await measureMemory(owner, large),
  ]
}

/** Small and large in turn in one process; the first round is a warm-up and does not count. */
async function alternate(
  owner: PayrollOrder['owner'],
  companies: readonly [Company, Company],
  rounds: number,
) {
  const times = companies.map((): PayrollTimes => ({ copy: [], run: [], peak: 0 })) as [
    PayrollTimes,
    PayrollTimes,
  ]
  const child = new Child<PayrollOrder, PayrollTimes>('./payroll.child.ts')
  try {
    for (let round = 0; round <= rounds; round += 1)
      for (const at of [0, 1] as const) {
        const { copy, run } = await child.ask({ owner, company: companies[at], rounds: at === 0 ? 3 : 1 })
        if (round === 0) continue
        times[at].copy.push(summarize(copy).median)
        times[at].run.push(summarize(run).median)
      }
    return times
  } finally {
    await child.end()
  }
}

function figuresOf({ employees }: Company, { copy, run }: PayrollTimes, goal: number): Figure[] {
  const people = employees.toLocaleString('en')
  return [
    figureOf(`payroll run of ${people}`, 'ms', run),
    figureOf(`COPY of its ${people} payslips`, 'ms', copy),
    figureOf(`payroll run of ${people} to COPY`, 'ratio', ratios(run, copy), goal),
  ]
}

/** Memory of a new process with only this calculation. */
async function measureMemory(owner: PayrollOrder['owner'], company: Company): Promise<Figure> {
  const child = new Child<PayrollOrder, PayrollTimes>('./payroll.child.ts')
  try {
    const { peak } = await child.ask({ owner, company, rounds: 0 })
    return { name: 'peak memory of a run of 10,000', value: peak, unit: 'MB', goal: MEMORY_MEGABYTES }
  } finally {
    await child.end()
  }
}
