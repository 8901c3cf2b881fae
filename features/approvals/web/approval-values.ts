import type { AnswerOf } from '#kit/contract/route.ts'
import type { ApproverOrder, FormAnswer, OwnApproval, showApprovalForm, TemplateField } from '../contract.ts'

/** Who decides; an approver who is not chosen yet is null. */
export interface ApproverValues {
  approver_order: ApproverOrder
  approver_ids: (number | null)[]
}

/** The values of the form. */
export interface ApprovalValues extends ApproverValues {
  title: string
  detail: string
  department_id: number | null
  amount: number | '' | null
  reference: string
  file_ids: number[]
  approval_template_id: number | null
  /** In the order of the template's fields. */
  answers: FormAnswer[]
}

/** What the form offers. */
export type Choices = AnswerOf<typeof showApprovalForm>['data']
export type OfferedTemplate = Choices['templates'][number]

export const newApproval = (department_id: number | null): ApprovalValues => ({
  ...{ title: '', detail: '', department_id, amount: null, reference: '' },
  ...{ approver_order: 'in_order', approver_ids: [null], file_ids: [] },
  ...{ approval_template_id: null, answers: [] },
})

/** The fields of the chosen template: as it is offered, otherwise as the request has kept it. */
export const fieldsOf = (
  templateId: number | null,
  templates: readonly OfferedTemplate[],
  stored: OwnApproval | undefined,
): readonly TemplateField[] => {
  if (templateId === null) return []
  const offered = templates.find(({ id }) => id === templateId)
  return offered?.fields ?? (stored?.approval_template_id === templateId ? stored.form : [])
}

const answersTo = (fields: readonly TemplateField[], given: readonly FormAnswer[]): FormAnswer[] =>
  fields.map(({ no }) => ({ no, value: given.find((one) => one.no === no)?.value ?? '' }))

/** The values of a stored request. `isCopy`: its files stay with it, and a template that was deleted since is left out. */
export const valuesOf = (
  approval: OwnApproval,
  templates: readonly OfferedTemplate[],
  isCopy: boolean,
): ApprovalValues => {
  const { title, detail, department_id, amount, reference, approver_order, approvers, files } = approval
  const approver_ids = approvers.map(({ employee_id }) => employee_id)
  const isOffered = templates.some(({ id }) => id === approval.approval_template_id)
  const approval_template_id = isOffered || !isCopy ? approval.approval_template_id : null
  const fields = fieldsOf(approval_template_id, templates, approval)
  return {
    ...{ title, detail, department_id, amount, reference, approver_order },
    approver_ids: approver_ids.length > 0 ? approver_ids : [null],
    file_ids: isCopy ? [] : files.map(({ id }) => id),
    approval_template_id,
    answers: answersTo(fields, approval.form),
  }
}

const sameIds = (some: readonly (number | null)[], others: readonly (number | null)[]) =>
  some.length === others.length && some.every((id, at) => id === others[at])

/**
 * What choosing a template changes: its fields, its title and its approvers, unless the user has typed a title or named others than those of
 * the template before.
 */
export function chosenTemplate(
  values: ApprovalValues,
  template: OfferedTemplate | undefined,
  before: OfferedTemplate | undefined,
): Partial<ApprovalValues> {
  const idsOf = ({ approvers = [] }: Partial<OfferedTemplate> = {}) => approvers.map((one) => one.employee_id)
  const named = values.approver_ids.filter((id) => id !== null)
  const takesApprovers = named.length === 0 || sameIds(named, idsOf(before))
  const ids = idsOf(template)
  return {
    approval_template_id: template?.id ?? null,
    answers: answersTo(template?.fields ?? [], []),
    ...((values.title === '' || values.title === before?.title) && { title: template?.title ?? '' }),
    ...(takesApprovers && {
      approver_ids: ids.length > 0 ? ids : [null],
      approver_order: template?.approver_order ?? 'in_order',
    }),
  }
}

/** The approvers with the one at this place moved one place up. */
export const movedUp = <T>(items: readonly T[], at: number): T[] =>
  items.map((item, place) =>
    place === at - 1 ? (items[at] ?? item) : place === at ? (items[at - 1] ?? item) : item,
  )
