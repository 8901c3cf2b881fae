import { z } from 'zod'
import type { PayslipLine } from '#engines/payroll/explanation.ts'
import { owedOf } from '#engines/payroll/owed.ts'
import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, instant } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { type listSettlements, SettlementRow } from '../../contract.ts'
import runEn from '../../web/texts/run-en.ts'
import runLa from '../../web/texts/run-la.ts'
import en from '../../web/texts/settlement-en.ts'
import la from '../../web/texts/settlement-la.ts'

const word = wordsOf(la.field, en.field)

const StoredRow = SettlementRow.omit({ owed: true }).extend({ lines: z.custom<PayslipLine[] | null>() })
type StoredRow = z.infer<typeof StoredRow>

const FINAL_RUNS = `(select payroll_run.*, employee_ids[1] as employee_id from payroll_run where kind = 'final')`

export const settlementList: ListDeclaration<typeof listSettlements, StoredRow> = {
  from: `${FINAL_RUNS} run ${joinPerson('run')}`,
  joins: `${JOIN_DEPARTMENT}
    left join payslip p on p.company_id = run.company_id and p.calculation_id = run.calculation_id and p.employee_id = run.employee_id`,
  key: ['run.id'],
  where: ['run.company_id = $1'],
  row: StoredRow,
  columns: {
    id: 'run.id',
    employee_id: 'run.employee_id',
    ...PERSON_COLUMNS,
    department: "coalesce(d.name, '')",
    reason: "run.settlement ->> 'reason'",
    last_day: "run.settlement ->> 'last_day'",
    status: 'run.status',
    gross: 'coalesce(p.gross, 0)',
    net: 'coalesce(p.net, 0)',
    lines: 'p.lines',
    created_by: 'run.created_by_name',
    created_at: instant('run.created_at'),
    version: 'run.version',
  },
  filters: {
    status: equals('run.status'),
    reason: equals("run.settlement ->> 'reason'"),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    ...PERSON_SORTS,
    last_day: "run.settlement ->> 'last_day'",
    status: "array_position(array['draft', 'calculated', 'approved', 'paid'], run.status)",
    created_at: 'run.created_at',
  },
  order: '-last_day',
  finish: ({ lines, ...row }) => ({ ...row, owed: owedOf(lines ?? []) }),
  sheet: {
    title: { la: la.title, en: en.title },
    columns: [
      { key: 'emp_number', heading: word('empNumber') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'last_day', heading: word('lastDay'), type: 'date' },
      { key: 'reason', heading: word('reason'), words: codesOf(la.reasons, en.reasons) },
      { key: 'status', heading: word('status'), words: codesOf(runLa.status, runEn.status) },
      { key: 'gross', heading: word('gross'), type: 'kip' },
      { key: 'net', heading: word('net'), type: 'kip' },
      { key: 'owed', heading: word('owed'), type: 'kip' },
      { key: 'created_by', heading: word('createdBy') },
      { key: 'created_at', heading: word('createdAt'), type: 'instant' },
    ],
  },
}
