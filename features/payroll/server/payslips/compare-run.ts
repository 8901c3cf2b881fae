import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type ComparedPayslip, compareRun as route } from '../../contract.ts'
import { type ComparedSide, compareLines } from '../../domain/compare-payslips.ts'
import { COUNT_COLUMNS, SUM_NAMES } from '../../domain/payslip-sums.ts'
import { offsetOf, orderBy, searchPattern } from '../list-order.ts'
import { loadCalculatedRun, loadRun, RUN_COLUMNS, type RunRecord, runRef } from '../runs/run-record.ts'

const MONEY = SUM_NAMES.filter((name) => !COUNT_COLUMNS.includes(name))
const money = (side: string) => `(${MONEY.map((name) => `${side}.${name}`).join(', ')})`
const ofCalculation = (param: string) =>
  `(select * from payslip where company_id = $1 and calculation_id = ${param})`

/** Everyone of either run; `changed`: some sum of money differs. */
const COMPARED = `
  with compared as (
    select coalesce(a.employee_id, b.employee_id) as employee_id, coalesce(b.emp_number, a.emp_number) as emp_number,
      coalesce(b.name, a.name) as name, coalesce(b.person, a.person) as person,
      coalesce(b.search_text, a.search_text) as search_text, a.net as net_before, b.net as net_after,
      coalesce(b.net, 0) - coalesce(a.net, 0) as difference,
      case when a.employee_id is null then 'new' when b.employee_id is null then 'gone'
        when ${money('a')} is distinct from ${money('b')} then 'changed' else 'unchanged' end as kind
    from ${ofCalculation('$2')} a full join ${ofCalculation('$3')} b on b.employee_id = a.employee_id
  )`

const PAGE = `
  ${COMPARED}
  select employee_id, emp_number, name, trim(concat(person ->> 'en_name', ' ', person ->> 'en_surname')) as en_name,
    net_before, net_after, difference, kind, count(*) over ()::int as total
  from compared
  where kind <> 'unchanged' and ($4::text is null or kind = $4) and ($5::text is null or search_text like $5)`

const COUNTS = `
  ${COMPARED}
  select (count(*) filter (where kind = 'new'))::int as new, (count(*) filter (where kind = 'gone'))::int as gone,
    (count(*) filter (where kind = 'changed'))::int as changed, (count(*) filter (where kind = 'unchanged'))::int as unchanged,
    coalesce(sum(net_before), 0)::bigint as net_before, coalesce(sum(net_after), 0)::bigint as net_after
  from compared`

const SORTS = { difference: 'difference', emp_number: 'emp_number', name: 'name collate lao' }
/** Without a sort: the largest difference of either sign first, the new and the gone before the changed of the same size. */
const BY_SIZE = 'abs(difference) desc, emp_number, employee_id'

type PageRow = Omit<ComparedPayslip, 'causes'> & { total: number }
interface Counts {
  new: number
  gone: number
  changed: number
  unchanged: number
  net_before: number
  net_after: number
}

export const compareRun = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { query } = context
    const run = await loadCalculatedRun(tx, companyId, context.params.id)
    const other = await otherRun(tx, companyId, run, query.with as number | undefined)
    const sides = [companyId, other?.calculation_id ?? null, run.calculation_id]
    const { net_before, net_after, ...counts } = await tx.one<Counts>(COUNTS, sides)
    const rows = await tx.query<PageRow>(
      `${PAGE} ${orderBy(query.sort, SORTS, BY_SIZE)} limit $6 offset $7`,
      [
        ...sides,
        (query.kind as string | undefined) ?? null,
        searchPattern(query.search),
        query.per_page,
        offsetOf(query),
      ],
    )
    const causes = await causesOf(tx, sides, rows)
    const total = rows[0]?.total ?? 0
    return {
      data: rows.map(({ total: _, ...row }) => ({ ...row, causes: causes.get(row.employee_id) ?? [] })),
      meta: {
        total,
        page: query.page,
        per_page: query.per_page,
        with: other && runRef(other),
        counts,
        net_before,
        net_after,
      },
    }
  }),
)

/** The run asked for, or the calculated one before this; null when this is the first. */
async function otherRun(tx: Tx, companyId: number, run: RunRecord, id: number | undefined) {
  if (id !== undefined) {
    const other = await loadRun(tx, companyId, id)
    if (other.calculation_id === null) throw new AppError('run_not_calculated')
    return other
  }
  return tx.maybeOne<RunRecord>(
    `select ${RUN_COLUMNS} from payroll_run run
     where company_id = $1 and calculation_id is not null and (to_date, id) < ($2, $3) order by to_date desc, id desc limit 1`,
    [companyId, run.to_date, run.id],
  )
}

type SideRow = ComparedSide & { employee_id: number; is_after: boolean }

/** Only the page's lines are read: a whole run's are tens of megabytes. */
async function causesOf(tx: Tx, sides: unknown[], rows: readonly PageRow[]) {
  const changed = rows.filter((row) => row.kind === 'changed').map((row) => row.employee_id)
  const found = await tx.query<SideRow>(
    `select employee_id, calculation_id = $3 as is_after, lines, sso_base, taxable from payslip
     where company_id = $1 and calculation_id in ($2, $3) and employee_id = any($4)`,
    [...sides, changed],
  )
  const side = (id: number, isAfter: boolean) =>
    found.find((row) => row.employee_id === id && row.is_after === isAfter)
  return new Map(
    changed.map((id) => {
      const before = side(id, false)
      const after = side(id, true)
      return [id, before && after ? compareLines(before, after) : []]
    }),
  )
}
