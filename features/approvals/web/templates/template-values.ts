import type { ApprovalTemplate, FieldType } from '../../contract.ts'
import type { ApproverValues } from '../approval-values.ts'

interface FieldValues {
  /** Null: a new field. */
  no: number | null
  label: string
  type: FieldType
  is_required: boolean
  choices: string[]
}

/** The values of the form of a template. */
export interface TemplateValues extends ApproverValues {
  title: string
  fields: FieldValues[]
}

export const NEW_FIELD: FieldValues = { no: null, label: '', type: 'text', is_required: false, choices: [] }

/** The values of a stored template, or of a new one. */
export const templateValues = (template: ApprovalTemplate | null): TemplateValues => ({
  title: template?.title ?? '',
  fields: template?.fields.map((field) => ({ ...field })) ?? [{ ...NEW_FIELD }],
  approver_order: template?.approver_order ?? 'in_order',
  approver_ids: template?.approvers.map(({ employee_id }) => employee_id) ?? [],
})
