import { z } from 'zod'
import type { PayslipLine } from '#engines/payroll/explanation.ts'
import type { Tx } from '#kit/database/database.ts'
import { lineKey, sumLines } from '../../domain/line-sums.ts'
import { RUN_COLUMNS, RunRecord, runRef } from '../runs/run-record.ts'

const SlipRow = RunRecord.extend({ lines: z.custom<PayslipLine[]>() })

/** The other approved payslips of the employee whose runs end in the year before this one ends, and the last regular one before it begins. */
const OTHERS = `
  select ${RUN_COLUMNS}, p.lines from payroll_run run
  join payslip p on p.company_id = $1 and p.calculation_id = run.calculation_id and p.employee_id = $2
  where run.company_id = $1 and run.status in ('approved', 'paid') and run.id <> $3
    and run.to_date between $4::date - 400 and $5
  order by run.to_date desc, run.id desc`

/** What stands beside the lines of a payslip; see `Beside` in the contract. */
export async function readBeside(
  tx: Tx,
  run: RunRecord,
  payslip: { employee_id: number; lines: readonly PayslipLine[] },
  language: 'la' | 'en',
) {
  const others = await tx.query(SlipRow, OTHERS, [
    ...[tx.companyId, payslip.employee_id, run.id, run.from_date, run.to_date],
  ])
  const last = others.find(({ kind, to_date }) => kind === 'regular' && to_date < run.from_date)
  const ofYear = others.filter(({ to_date }) => to_date.slice(0, 4) === run.to_date.slice(0, 4))
  const shown = new Set(payslip.lines.map(lineKey))
  const year = sumLines([...payslip.lines, ...ofYear.flatMap(({ lines }) => lines)])
  return {
    last: last ? { run: runRef(last, language), lines: sumLines(last.lines) } : null,
    year: year.filter((sum) => shown.has(lineKey(sum))),
  }
}
