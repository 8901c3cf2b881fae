import { z } from 'zod'
import { EXPORT_COLUMNS, readPayslipsForExport } from '#features/payroll/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'

/** All payslips of all companies as CSV, by company and run. */
export async function payslipLines(db: Database): Promise<string> {
  const companies = await db.asProvider((tx) =>
    tx.query(z.object({ company_id: Id }), 'select company_id from company order by company_id'),
  )
  const lines = [`company_id,run_id,${EXPORT_COLUMNS.join(',')}`]
  for (const { company_id } of companies)
    await db.inCompany(company_id, async (tx) => {
      const runs = await tx.query(
        IdRow,
        'select id from payroll_run where company_id = $1 and calculation_id is not null order by id',
        [company_id],
      )
      for (const { id } of runs)
        for (const row of await readPayslipsForExport(tx, id))
          lines.push([company_id, id, ...EXPORT_COLUMNS.map((name) => row[name])].join(','))
    })
  return `${lines.join('\n')}\n`
}
