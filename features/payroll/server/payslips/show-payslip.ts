import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { type Problem, listProblems as problemsRoute, showPayslip as route } from '../../contract.ts'
import { offsetOf, orderBy, searchPattern } from '../list-order.ts'
import { loadRun } from '../runs/run-record.ts'
import { readPayslip } from './read-payslip.ts'

export const showPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await loadRun(tx, companyId, context.params.id)
    return { data: await readPayslip(tx, companyId, run, context.params.employee_id) }
  }),
)

const SORTS = { emp_number: 'emp_number', name: 'name collate lao', code: 'code' }

export const listProblems = handle(problemsRoute, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const { query } = context
    const run = await loadRun(tx, companyId, context.params.id)
    const where = `from payroll_problem where company_id = $1 and calculation_id = $2
      and ($3::text is null or fold_lao(name || ' ' || emp_number) like $3)`
    const params = [companyId, run.calculation_id, searchPattern(query.search)]
    const data = await tx.query<Problem>(
      `select employee_id, emp_number, name, code, params ${where}
       ${orderBy(query.sort, SORTS, 'emp_number')} limit $4 offset $5`,
      [...params, query.per_page, offsetOf(query)],
    )
    const { total } = await tx.one<{ total: number }>(`select count(*)::int as total ${where}`, params)
    return { data, meta: { total, page: query.page, per_page: query.per_page } }
  }),
)
