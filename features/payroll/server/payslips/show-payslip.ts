import { companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { showPayslip as route } from '../../contract.ts'
import { loadRun } from '../runs/run-record.ts'
import { readPayslip } from './read-payslip.ts'
import { withholdAccount } from './withhold-account.ts'

export const showPayslip = handle(route, (context) =>
  inCompany(context, async (tx) => {
    const companyId = companyOf(context)
    const run = await loadRun(tx, companyId, context.params.id)
    return {
      data: withholdAccount(
        await readPayslip(tx, companyId, run, context.params.employee_id),
        context.session,
      ),
    }
  }),
)
