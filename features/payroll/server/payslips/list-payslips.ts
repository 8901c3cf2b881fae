import { leftJoinPerson, PERSON_COLUMNS } from '#features/employees/server/index.ts'
import type { Tx } from '#kit/database/database.ts'
import { type Context, companyOf } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, isTrue } from '#kit/server/list/list-sql.ts'
import type { listPayslips, PayslipRow } from '../../contract.ts'
import { draftOf } from '../../domain/document-name.ts'
import { COUNT_COLUMNS, SUM_NAMES, type SumColumn } from '../../domain/payslip-sums.ts'
import { titleIn } from '../../domain/run-title.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import { SUM_TEXTS } from '../../locales/sum-names.ts'
import { CHECK_COLUMN, IS_ACCEPTED, IS_OMITTED, IS_TO_CHECK } from '../checks/payslip-state.ts'
import { isHeld, isPaidLater, notPaidWithRun } from '../holds/held.ts'
import { HOLD_COLUMN } from '../holds/hold-record.ts'
import { loadRun } from '../runs/run-record.ts'
import { withholdAccount } from './withhold-account.ts'

export const SUMS_SQL = SUM_NAMES.map((name) => `p.${name}`).join(', ')

const ofSums = (sql: (name: SumColumn) => string) =>
  Object.fromEntries(SUM_NAMES.map((name) => [name, sql(name)])) as Record<SumColumn, string>

/** The run of the path; `not_found` if it belongs to another company. */
export const runOfPath = (tx: Tx, context: Pick<Context, 'session'> & { params: { id: number } }) =>
  loadRun(tx, companyOf(context), context.params.id)

const HOLDS = { held: isHeld, paid: isPaidLater, any: notPaidWithRun }

type Run = Awaited<ReturnType<typeof loadRun>>
const { la, en } = SHEET_TEXTS
const text = (value: (row: PayslipRow) => string | null) => value

export const payslipList: ListDeclaration<typeof listPayslips, PayslipRow, Run> = {
  prepare: runOfPath,
  from: 'payslip p',
  joins: leftJoinPerson('p'),
  key: ['p.employee_id'],
  where: ['p.company_id = $1', (param, { extra }) => `p.calculation_id = ${param(extra.calculation_id)}`],
  columns: {
    employee_id: 'p.employee_id',
    emp_number: 'p.emp_number',
    person: 'p.person',
    ...ofSums((name) => `p.${name}`),
    reviews: 'p.reviews',
    review_facts: 'p.review_facts',
    hold: HOLD_COLUMN,
    check: CHECK_COLUMN,
    is_omitted: IS_OMITTED,
    employee_picture: PERSON_COLUMNS.employee_picture,
  },
  filters: {
    department_id: equals('p.department_id'),
    branch_id: equals('p.branch_id'),
    review: (value, param) => `p.reviews && ${param(value)}::text[]`,
    has_review: isTrue(`p.reviews <> '{}'`),
    to_check: isTrue(IS_TO_CHECK),
    accepted: isTrue(IS_ACCEPTED),
    hold: (value) => HOLDS[value as keyof typeof HOLDS]('p'),
  },
  search: 'p.search_text',
  sorts: {
    emp_number: 'p.emp_number collate emp_number_order',
    name: 'p.name collate lao',
    ...ofSums((name) => `p.${name}`),
  },
  order: 'emp_number',
  sums: { of: ofSums((name) => `coalesce(sum(p.${name}), 0)`) },
  finish: (row, { session }) => withholdAccount(row, session),
  answer: ({ data, meta, sums }) => ({
    data,
    meta: { ...meta, totals: sums as Record<SumColumn, number> },
  }),
  sheet: {
    title: ({ language, extra }) => `${SHEET_TEXTS[language].register} ${titleIn(extra.title, language)}`,
    mark: ({ language, extra }) => draftOf([extra], language),
    columns: [
      { key: 'emp_number', heading: { la: la.empNumber, en: en.empNumber } },
      {
        key: 'name',
        heading: { la: la.name, en: en.name },
        value: text(({ person }) => `${person.name} ${person.surname}`.trim()),
      },
      {
        key: 'department',
        heading: { la: la.department, en: en.department },
        value: text(({ person }) => person.department),
      },
      ...SUM_NAMES.map((key) => ({
        key,
        heading: SUM_TEXTS[key],
        type: COUNT_COLUMNS.includes(key) ? ('number' as const) : ('kip' as const),
      })),
    ],
  },
}
