import type { OwnKind } from '#features/requests/web/parts.ts'
import { href } from '#kit/web/navigation.ts'
import { changeOwnApproval, type OwnApproval, requestOwnApproval, showOwnApproval } from '../contract.ts'
import { useApprovalText } from './text.ts'

/** Approval requests on the pages of own requests. */
export function useApprovalKind(): OwnKind<OwnApproval> {
  const text = useApprovalText()
  return {
    ...{ add: text.add, edit: text.edit },
    list: { label: text.title, to: href('employee_e_approve.index') },
    addPage: href('employee_e_approve.add'),
    lineOf: ({ number, title }) => [number, title].filter(Boolean).join(' · '),
    ...{ show: showOwnApproval, request: requestOwnApproval, change: changeOwnApproval },
  }
}
