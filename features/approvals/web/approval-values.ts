import type { ApproverOrder, OwnApproval } from '../contract.ts'

/** The values of the form; an approver who is not chosen yet is null. */
export interface ApprovalValues {
  title: string
  detail: string
  department_id: number | null
  amount: number | '' | null
  reference: string
  approver_order: ApproverOrder
  approver_ids: (number | null)[]
  file_ids: number[]
}

export const newApproval = (department_id: number | null): ApprovalValues => ({
  ...{ title: '', detail: '', department_id, amount: null, reference: '' },
  ...{ approver_order: 'in_order', approver_ids: [null], file_ids: [] },
})

/** The values of a stored request. `isCopy`: its files stay with it. */
export const valuesOf = (approval: OwnApproval, isCopy: boolean): ApprovalValues => {
  const { title, detail, department_id, amount, reference, approver_order, approvers, files } = approval
  const approver_ids = approvers.map(({ employee_id }) => employee_id)
  return {
    ...{ title, detail, department_id, amount, reference, approver_order },
    approver_ids: approver_ids.length > 0 ? approver_ids : [null],
    file_ids: isCopy ? [] : files.map(({ id }) => id),
  }
}

/** The approvers with the one at this place moved one place up. */
export const movedUp = <T>(items: readonly T[], at: number): T[] =>
  items.map((item, place) =>
    place === at - 1 ? (items[at] ?? item) : place === at ? (items[at - 1] ?? item) : item,
  )
