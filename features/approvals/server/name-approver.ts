import { nameApprover, type RequestEngine, throwRefusals } from '#features/requests/server/index.ts'
import { type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import { requireListRow } from '#kit/server/list/read-list.ts'
import { listApprovals, nameApprovalApprover } from '../contract.ts'
import { APPROVER_FAULTS } from '../locales/faults.ts'
import { approvalList } from './list-approvals.ts'

/** HR names another approver in the place of one who has left, without seeing what the request contains. */
export const nameOther = (engine: RequestEngine): Endpoint =>
  handle(nameApprovalApprover, (context) =>
    inCompany(context, async (tx) => {
      const { id: subjectId } = context.params
      const { step_no: stepNo, instead_of: insteadOf, employee_id: employeeId } = context.body
      const naming = { kind: 'approval', subjectId, stepNo, insteadOf, employeeId }
      const code = await nameApprover(tx, context, engine, naming)
      if (code) {
        const field = code === 'still_there' ? 'instead_of' : 'employee_id'
        throwRefusals([{ code, field, message: APPROVER_FAULTS[code][context.language] }])
      }
      return { data: await requireListRow(tx, listApprovals, approvalList, context, [subjectId]) }
    }),
  )
