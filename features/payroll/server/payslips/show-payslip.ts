import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showPayslip as route } from '../../contract.ts'
import { findHold, toHold } from '../holds/hold-record.ts'
import { loadRun } from '../runs/run-record.ts'
import { readPayslip } from './read-payslip.ts'
import { withholdAccount } from './withhold-account.ts'

export const showPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await loadRun(tx, companyId, context.params.id)
    const { employee_id } = context.params
    const payslip = withholdAccount(await readPayslip(tx, companyId, run, employee_id), context.session)
    const hold = await findHold(tx, run.id, employee_id)
    return { data: { ...payslip, hold: hold && toHold(hold) } }
  }),
)
