import { z } from 'zod'
import type { PayDifference } from '#engines/payroll/types.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import { type DifferenceLine, partsOf } from '../../domain/difference-lines.ts'

const ChosenRow = z.object({
  id: Id,
  employee_id: Id,
  lines: z.custom<DifferenceLine[]>(),
  name: z.string(),
  from: Day,
  to: Day,
})
type ChosenRow = z.infer<typeof ChosenRow>

const CHOSEN = `
  select d.id, d.employee_id, d.lines, run.title as name, run.from_date as "from", run.to_date as "to"
  from pay_difference d join payroll_run run on run.company_id = d.company_id and run.id = d.run_id
  where d.company_id = $1 and d.settled_run_id = $2 and d.status = 'chosen' and d.employee_id between $3 and $4
  order by d.employee_id, run.from_date, d.id`

interface Stretch {
  companyId: number
  runId?: number
  first: number
  last: number
}

/** The differences of earlier months that a run takes, by employee, oldest month first: one for each direction and mark. */
export async function readChosenDifferences(
  tx: Tx,
  { companyId, runId, first, last }: Stretch,
): Promise<Map<number, PayDifference[]>> {
  if (runId === undefined) return new Map()
  const rows = await tx.query(ChosenRow, CHOSEN, [companyId, runId, first, last])
  const byEmployee = Map.groupBy(rows, ({ employee_id }) => employee_id)
  return new Map([...byEmployee].map(([id, own]) => [id, own.flatMap(engineDifferences)]))
}

const engineDifferences = ({ id, lines, name, from, to }: ChosenRow): PayDifference[] =>
  partsOf(lines).map(({ amount, taxable, in_sso_base, lines: causing }) => ({
    ...{ id, name, from, to, amount, taxable, inSsoBase: in_sso_base },
    causes: distinct(causing.flatMap(({ causes }) => causes)),
  }))

/** Base pay and overtime can have the same cause. */
const distinct = <Value>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]
