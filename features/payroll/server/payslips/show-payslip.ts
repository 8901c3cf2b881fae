import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { PayslipRow, showPayslip as route } from '../../contract.ts'
import { CHECK_COLUMN, IS_OMITTED } from '../checks/payslip-state.ts'
import { findHold, toHold } from '../holds/hold-record.ts'
import { loadRun } from '../runs/run-record.ts'
import { readBeside } from './payslips-beside.ts'
import { readPayslip } from './read-payslip.ts'
import { withholdAccount } from './withhold-account.ts'

const StateRow = PayslipRow.pick({ review_facts: true, check: true, is_omitted: true })
const STATE = `
  select p.review_facts, ${CHECK_COLUMN} as check, ${IS_OMITTED} as is_omitted from payslip p
  where p.company_id = $1 and p.calculation_id = $2 and p.employee_id = $3`

export const showPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await loadRun(tx, companyId, context.params.id)
    const { employee_id } = context.params
    const payslip = withholdAccount(
      await readPayslip(tx, run, employee_id, context.language),
      context.session,
    )
    const hold = await findHold(tx, run.id, employee_id)
    const state = await tx.one(StateRow, STATE, [companyId, run.calculation_id, employee_id])
    const beside = await readBeside(tx, run, payslip, context.language)
    return { data: { ...payslip, ...state, ...beside, hold: hold && toHold(hold) } }
  }),
)
