import { z } from 'zod'
import { leftJoinPerson, PERSON_COLUMNS } from '#features/employees/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, Kip } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count, Whole } from '#kit/database/row-types.ts'
import { companyOf } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { ComparedPayslip, type compareRun, PayslipDetail } from '../../contract.ts'
import { compareLines } from '../../domain/compare-payslips.ts'
import { draftOf } from '../../domain/document-name.ts'
import { KIP_COLUMNS } from '../../domain/payslip-sums.ts'
import { titleIn } from '../../domain/run-title.ts'
import en from '../../web/texts/run-en.ts'
import la from '../../web/texts/run-la.ts'
import { loadCalculatedRun, loadRun, RUN_COLUMNS, RunRecord, runRef } from '../runs/run-record.ts'

const word = wordsOf(la.column, en.column)
const kinds = (of: typeof en.compare) => ({ new: of.new, gone: of.gone, changed: of.changed })

const money = (side: string) => `(${KIP_COLUMNS.map((name) => `${side}.${name}`).join(', ')})`
const ofCalculation = (param: string) =>
  `(select * from payslip where company_id = $1 and calculation_id = ${param})`

const NUMBER = 'coalesce(b.emp_number, a.emp_number)'

/** All employees of either run; `changed`: some amount differs. */
const compared = (before: string, after: string) => `(
  select $1::int as company_id, coalesce(a.employee_id, b.employee_id) as employee_id, ${NUMBER} as emp_number,
    coalesce(b.name, a.name) as name, coalesce(b.person, a.person) as person,
    coalesce(b.search_text, a.search_text) as search_text, a.net as net_before, b.net as net_after,
    coalesce(b.net, 0) - coalesce(a.net, 0) as difference,
    case when a.employee_id is null then 'new' when b.employee_id is null then 'gone'
      when ${money('a')} is distinct from ${money('b')} then 'changed' else 'unchanged' end as kind
  from ${ofCalculation(before)} a full join ${ofCalculation(after)} b on b.employee_id = a.employee_id) as c`

const COUNTS = `
  select count(*) filter (where kind = 'new') as new, count(*) filter (where kind = 'gone') as gone,
    count(*) filter (where kind = 'changed') as changed, count(*) filter (where kind = 'unchanged') as unchanged,
    coalesce(sum(net_before), 0)::bigint as net_before, coalesce(sum(net_after), 0)::bigint as net_after
  from ${compared('$2', '$3')}`

const Counts = z.object({
  ...{ new: Count, gone: Count, changed: Count, unchanged: Count },
  ...{ net_before: Whole, net_after: Whole },
})

/** A row of the comparison without its causes. */
const StoredRow = ComparedPayslip.omit({ causes: true })
type StoredRow = z.infer<typeof StoredRow>

interface Compared {
  run: RunRecord
  other: RunRecord | null
  /** The company and the calculations of both sides. */
  sides: [companyId: number, before: number | null, after: number]
  counts: z.infer<typeof Counts>
}

export const comparison: ListDeclaration<typeof compareRun, StoredRow, Compared> = {
  prepare: async (tx, context) => {
    const companyId = companyOf(context)
    const run = await loadCalculatedRun(tx, companyId, context.params.id)
    const other = await otherRun(tx, companyId, run, context.query.with)
    const sides: Compared['sides'] = [companyId, other?.calculation_id ?? null, run.calculation_id]
    return { run, other, sides, counts: await tx.one(Counts, COUNTS, sides) }
  },
  from: (param, { extra }) =>
    compared(`${param(extra.sides[1])}::bigint`, `${param(extra.sides[2])}::bigint`),
  joins: leftJoinPerson('c'),
  key: ['c.employee_id'],
  where: ['c.company_id = $1', "c.kind <> 'unchanged'"],
  row: StoredRow,
  columns: {
    employee_id: 'c.employee_id',
    emp_number: 'c.emp_number',
    name: 'c.name',
    en_name: `trim(concat(c.person ->> 'en_name', ' ', c.person ->> 'en_surname'))`,
    employee_picture: PERSON_COLUMNS.employee_picture,
    kind: 'c.kind',
    net_before: 'c.net_before',
    net_after: 'c.net_after',
    difference: 'c.difference',
  },
  filters: { with: null, kind: equals('c.kind') },
  search: 'c.search_text',
  sorts: {
    difference: 'c.difference',
    emp_number: 'c.emp_number collate emp_number_order',
    name: 'c.name collate lao',
  },
  // The largest absolute difference first.
  order: ['abs(c.difference) desc', 'c.emp_number collate emp_number_order'],
  sheet: {
    title: ({ language, extra }) =>
      [{ la, en }[language].tab.compare, extra.other && titleIn(extra.other.title, language)]
        .filter(Boolean)
        .join(' '),
    mark: ({ language, extra }) => draftOf([extra.run], language),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'name', heading: word('name') },
      { key: 'kind', heading: word('reason'), words: codesOf(kinds(la.compare), kinds(en.compare)) },
      { key: 'net_before', heading: word('before'), type: 'kip' },
      { key: 'net_after', heading: word('after'), type: 'kip' },
      { key: 'difference', heading: word('difference'), type: 'kip' },
    ],
  },
  finishAll: async (tx, rows, { extra }) => {
    const causes = await causesOf(tx, extra.sides, rows)
    return rows.map((row) => ({ ...row, causes: causes.get(row.employee_id) ?? [] }))
  },
  answer: ({ data, meta }, { extra: { other, counts }, language }) => {
    const { net_before, net_after, ...kinds } = counts
    return {
      data,
      meta: { ...meta, with: other && runRef(other, language), counts: kinds, net_before, net_after },
    }
  },
}

/** The requested run, or the previous calculated one of its kind; null if this is the first. */
async function otherRun(tx: Tx, companyId: number, run: RunRecord, id: number | undefined) {
  if (id !== undefined) {
    const other = await loadRun(tx, companyId, id)
    if (other.calculation_id === null) throw new AppError('run_not_calculated')
    return other
  }
  return tx.maybeOne(
    RunRecord,
    `select ${RUN_COLUMNS} from payroll_run run
     where company_id = $1 and calculation_id is not null and kind = $4 and (to_date, id) < ($2, $3) order by to_date desc, id desc limit 1`,
    [companyId, run.to_date, run.id, run.kind],
  )
}

const SideRow = z.object({
  employee_id: Id,
  is_after: z.boolean(),
  lines: PayslipDetail.shape.lines,
  sso_base: Kip,
  taxable: Kip,
})

/** Reads only the lines of the page: those of a whole run have tens of megabytes. */
async function causesOf(tx: Tx, sides: unknown[], rows: readonly StoredRow[]) {
  const changed = rows.filter((row) => row.kind === 'changed').map((row) => row.employee_id)
  const lineRows = await tx.query(
    SideRow,
    `select employee_id, calculation_id = $3 as is_after, lines, sso_base, taxable from payslip
     where company_id = $1 and calculation_id in ($2, $3) and employee_id = any($4)`,
    [...sides, changed],
  )
  const side = (id: number, isAfter: boolean) =>
    lineRows.find((row) => row.employee_id === id && row.is_after === isAfter)
  return new Map(
    changed.map((id) => {
      const before = side(id, false)
      const after = side(id, true)
      return [id, before && after ? compareLines(before, after) : []]
    }),
  )
}
