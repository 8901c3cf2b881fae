import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { foldedText } from '#kit/server/list/list-sql.ts'
import type { listProblems, Problem } from '../../contract.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { runOfPath } from './list-payslips.ts'

/** Who could not be paid in a run, and why. */
export const problemList: ListDeclaration<typeof listProblems, Problem, RunRecord> = {
  prepare: runOfPath,
  from: 'payroll_problem p',
  key: ['p.employee_id'],
  where: ['p.company_id = $1', (param, { extra }) => `p.calculation_id = ${param(extra.calculation_id)}`],
  columns: {
    employee_id: 'p.employee_id',
    emp_number: 'p.emp_number',
    name: 'p.name',
    code: 'p.code',
    params: 'p.params',
  },
  filters: {},
  search: foldedText('p.emp_number', 'p.name'),
  sorts: {
    emp_number: 'p.emp_number collate emp_number_order',
    name: 'p.name collate lao',
    code: 'p.code',
  },
  order: 'emp_number',
}
