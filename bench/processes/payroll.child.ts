import { calculateRunNow } from '#features/payroll/server/index.ts'
import type { ConnectionConfig } from '#kit/database/connection.ts'
import { connectDatabase, type Database } from '#kit/database/database.ts'
import { connectOwner, settle } from '../bench-database.ts'
import type { Company } from '../fixture/company.ts'
import { timed } from '../measures/figure.ts'
import { answerOrders } from './child.ts'
import { peakMegabytes } from './peak-memory.ts'

export interface PayrollOrder {
  owner: ConnectionConfig
  company: Company
  /** Rounds of copying and calculating in turn; 0: only one calculation, to measure its memory. */
  rounds: number
}

/** Milliseconds of each round. */
export interface PayrollTimes {
  copy: number[]
  run: number[]
  peak: number
}

const ACTOR = { accountId: null, name: 'bench' }

let opened: Database | undefined

async function work({ owner: connection, company, rounds }: PayrollOrder): Promise<PayrollTimes> {
  opened ??= connectDatabase(connection)
  const db = opened
  const times: PayrollTimes = { copy: [], run: [], peak: 0 }
  if (rounds === 0) {
    times.run.push(await calculate(db, company))
    return { ...times, peak: peakMegabytes() }
  }
  const owner = await connectOwner(connection)
  const { columns, rows } = await readPayslips(db, company)
  for (let round = 0; round < rounds; round += 1) {
    await settle(owner, 'payslip')
    times.copy.push(await timed(() => db.bulk(company.id).copy('payslip', columns, rows)))
    await owner.query('delete from payslip where company_id = $1 and calculation_id = $2', [
      company.id,
      NOBODYS,
    ])
    await settle(owner, 'payslip')
    times.run.push(await calculate(db, company))
  }
  await owner.end()
  return { ...times, peak: peakMegabytes() }
}

/** Milliseconds until the run shows its new payslips. */
async function calculate(db: Database, { id, runId, monthEnd }: Company): Promise<number> {
  const start = performance.now()
  let published = Number.NaN
  await calculateRunNow(db, id, runId, ACTOR, {
    asOf: new Date(Math.max(monthEnd, Date.now())),
    onPublished: () => {
      published = performance.now() - start
    },
  })
  return published
}

/** An id without a calculation. */
const NOBODYS = 2 ** 40

/** The run's payslips, prepared for COPY under the id of a calculation that does not exist. */
async function readPayslips(db: Database, { id, runId }: Company) {
  const payslips = await db.inCompany(id, (tx) =>
    tx.unknownRows(
      `select p.* from payslip p join payroll_run r on r.company_id = $1 and r.id = $2 and r.calculation_id = p.calculation_id
       where p.company_id = $1 order by p.employee_id`,
      [id, runId],
    ),
  )
  const columns = Object.keys(payslips[0] ?? {}).filter((column) => column !== 'company_id')
  const rows = payslips.map((row) =>
    columns.map((column) => (column === 'calculation_id' ? NOBODYS : row[column])),
  )
  return { columns, rows }
}

answerOrders(work, async () => opened?.close())
