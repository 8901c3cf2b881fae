import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { Id, Instant, IsoDate, Version } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Count } from '#kit/database/row-types.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, foldedText, instant } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import type { Session } from '#kit/server/session.ts'
import { CalculationMode, type listRuns, RunKind, RunStatus } from '../../contract.ts'
import en from '../../web/texts/run-en.ts'
import la from '../../web/texts/run-la.ts'
import { countAccounts } from '../accounts/count-accounts.ts'
import { CALCULATED_BY, DEAD_AFTER_SECONDS } from '../calculation/calculation-record.ts'
import type { RunTotals } from '../calculation/run-totals.ts'
import { HELD_COUNT } from '../holds/hold-record.ts'
import { IS_PROVIDERS, runFields } from './describe-run.ts'

const word = wordsOf(la.field, en.field)

/** A run with the facts for its approval. */
const StoredRun = z.object({
  id: Id,
  title: z.string(),
  kind: RunKind,
  from_date: IsoDate,
  to_date: IsoDate,
  mode: CalculationMode,
  days_per_month: z.string(),
  hours_per_day: z.string(),
  status: RunStatus,
  item_ids: z.array(Id),
  employee_ids: z.array(Id),
  calculation_id: Id.nullable(),
  created_by_name: z.string(),
  created_at: Instant,
  version: Version,
  totals: z.custom<RunTotals | null>(),
  calculated_by: z.array(Id.nullable()).nullable(),
  is_providers: z.boolean(),
  is_calculating: z.boolean(),
  two_person_approval: z.boolean(),
  held: Count,
})
type StoredRun = z.infer<typeof StoredRun>

const IS_CALCULATING = `exists (select from payroll_calculation active where active.company_id = $1 and active.run_id = run.id
  and active.status in ('queued', 'running') and active.heartbeat_at > now() - interval '${DEAD_AFTER_SECONDS} seconds')`

/** Settlements are found by their word in both languages. */
export const SEARCH_TITLE = `${foldedText('run.title')} || case run.kind when 'final' then ' ສະສາງ settlement' else '' end`

export const runList: ListDeclaration<typeof listRuns, StoredRun> = {
  from: 'payroll_run run',
  joins: `left join payroll_calculation done on done.company_id = $1 and done.id = run.calculation_id
    left join ${COMPANY_SETTINGS} setting on setting.company_id = $1`,
  key: ['run.id'],
  where: ['run.company_id = $1'],
  row: StoredRun,
  columns: {
    id: 'run.id',
    title: 'run.title',
    kind: 'run.kind',
    from_date: 'run.from_date',
    to_date: 'run.to_date',
    mode: 'run.mode',
    days_per_month: 'run.days_per_month::text',
    hours_per_day: 'run.hours_per_day::text',
    status: 'run.status',
    item_ids: 'run.item_ids',
    employee_ids: 'run.employee_ids',
    calculation_id: 'run.calculation_id',
    created_by_name: 'run.created_by_name',
    created_at: instant('run.created_at'),
    version: 'run.version',
    totals: 'done.totals',
    calculated_by: CALCULATED_BY('done'),
    is_providers: IS_PROVIDERS,
    is_calculating: IS_CALCULATING,
    two_person_approval: 'coalesce(setting.two_person_approval, false)',
    held: HELD_COUNT,
  },
  filters: {
    status: equals('run.status'),
    kind: equals('run.kind'),
    year: (value, param) => `extract(year from run.to_date) = ${param(value)}::int`,
  },
  search: SEARCH_TITLE,
  sorts: {
    title: 'run.title collate lao',
    from_date: 'run.from_date',
    to_date: 'run.to_date',
    status: "array_position(array['draft', 'calculated', 'approved', 'paid'], run.status)",
    created_at: 'run.created_at',
  },
  order: '-to_date',
  finishAll: async (tx, rows, { session, language }) => {
    const open = await openAccounts(tx, rows, session)
    return rows.map((row) => toRow(row, { session, language }, open.get(row.id) ?? 0))
  },
  sheet: {
    title: { la: la.title, en: en.title },
    columns: [
      { key: 'title', heading: word('title') },
      { key: 'kind', heading: word('kind'), words: codesOf(la.kind, en.kind) },
      { key: 'from_date', heading: word('from'), type: 'date' },
      { key: 'to_date', heading: word('to'), type: 'date' },
      { key: 'status', heading: word('status'), words: codesOf(la.status, en.status) },
      { key: 'employees', heading: word('employees'), type: 'number' },
      { key: 'gross', heading: word('gross'), type: 'kip' },
      { key: 'net', heading: word('net'), type: 'kip' },
      { key: 'cost', heading: word('cost'), type: 'kip' },
      { key: 'created_by', heading: word('createdBy') },
      { key: 'created_at', heading: word('createdAt'), type: 'instant' },
    ],
  },
}

const recordOf = (row: StoredRun) => ({
  ...row,
  created_at: new Date(row.created_at),
  paid_on: null,
  paid_by_name: '',
  exchange_rate_date: null,
  settlement: null,
})

/** By run; only for those that could be paid now. */
async function openAccounts(tx: Tx, rows: readonly StoredRun[], session: Session) {
  const open = new Map<number, number>()
  for (const row of rows)
    if (row.status === 'approved' && row.two_person_approval)
      open.set(row.id, (await countAccounts(tx, recordOf(row), session)).open)
  return open
}

function toRow(
  row: StoredRun,
  { session, language }: { session: Session; language: Language },
  openAccounts: number,
) {
  const approval = {
    isProvider: session.entered !== undefined,
    unpayable: row.totals?.unpayable ?? 0,
    requiresSecondPerson: row.two_person_approval,
    isOwnCalculation: row.calculated_by?.includes(session.accountId) ?? false,
    isProvidersCalculation: row.is_providers,
    openAccounts,
  }
  return {
    ...runFields(recordOf(row), row.is_calculating, approval, session, language),
    employees: row.totals?.employees ?? 0,
    problems: row.totals?.problems ?? 0,
    reviews: row.totals?.reviews ?? 0,
    held: row.held,
    gross: row.totals?.sums.gross ?? 0,
    net: row.totals?.sums.net ?? 0,
    cost: row.totals?.sums.cost ?? 0,
  }
}
