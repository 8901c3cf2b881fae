import { z } from 'zod'
import { dataAnswer } from '#kit/contract/lists.ts'
import { ownText } from '#kit/contract/own-text.ts'
import { changing, defineRoute } from '#kit/contract/route.ts'
import { Id, IdParam, Version } from '#kit/contract/scalars.ts'
import { longText, requiredLineText } from '#kit/contract/texts.ts'
import { Approver, ApproverOrder, MAX_APPROVERS } from './approver.ts'

const reading = { anyOf: ['view-e-approval'], side: 'company' } as const
const editing = changing(reading, 'edit-e-approval')

export const MAX_FIELDS = 20
const MAX_CHOICES = 40

export const FieldType = z.enum(['text', 'number', 'date', 'choice'])
export type FieldType = z.infer<typeof FieldType>

/** A field of a template. */
export const TemplateField = z.object({
  /** Its number in the template; it stays when the field is changed, and is not used again. */
  no: z.int().positive(),
  label: z.string(),
  type: FieldType,
  is_required: z.boolean(),
  /** Of a choice. */
  choices: z.array(z.string()),
})
export type TemplateField = z.infer<typeof TemplateField>

/** A field with what was filled in: a number as '1250.5', a date as 'YYYY-MM-DD', '' for nothing. */
export const FilledField = TemplateField.extend({ value: z.string() })
export type FilledField = z.infer<typeof FilledField>

/** What the requester fills in, by the number of the field. */
export const FormAnswer = z.object({ no: z.int().positive().max(10_000), value: longText(1000) })
export type FormAnswer = z.infer<typeof FormAnswer>

/** A form of the company for approval requests. */
export const ApprovalTemplate = z.object({
  id: Id,
  title: z.string(),
  fields: z.array(TemplateField),
  approver_order: ApproverOrder,
  approvers: z.array(Approver),
  version: z.int(),
})
export type ApprovalTemplate = z.infer<typeof ApprovalTemplate>

export const listApprovalTemplates = defineRoute({
  method: 'GET',
  path: '/approval-template',
  summary: 'List the templates of approval requests.',
  access: reading,
  answer: dataAnswer(z.array(ApprovalTemplate)),
})

const FieldInput = z
  .object({
    /** Null: a new field. */
    no: z.int().positive().max(10_000).nullable().default(null),
    label: requiredLineText(100),
    type: FieldType,
    is_required: z.boolean().default(false),
    choices: z.array(requiredLineText(100)).max(MAX_CHOICES).default([]),
  })
  .refine(({ type, choices }) => type !== 'choice' || choices.length > 0, {
    path: ['choices'],
    params: ownText('ປ້ອນຢ່າງໜ້ອຍໜຶ່ງຕົວເລືອກ', 'Enter at least one choice'),
  })

export const ApprovalTemplateInput = z.object({
  title: requiredLineText(200),
  fields: z.array(FieldInput).max(MAX_FIELDS).default([]),
  approver_order: ApproverOrder.default('in_order'),
  approver_ids: z.array(Id).max(MAX_APPROVERS).default([]),
})
export type ApprovalTemplateInput = z.infer<typeof ApprovalTemplateInput>

export const addApprovalTemplate = defineRoute({
  method: 'POST',
  path: '/approval-template',
  summary: 'Add a template that employees can choose for an approval request.',
  access: editing,
  body: ApprovalTemplateInput,
  answer: dataAnswer(ApprovalTemplate),
  errors: ['invalid_input'],
})

const params = z.object({ approval_template_id: IdParam })

export const updateApprovalTemplate = defineRoute({
  method: 'PUT',
  path: '/approval-template/:approval_template_id',
  summary: 'Change a template. Requests that were saved with it keep what they have.',
  access: editing,
  params,
  body: ApprovalTemplateInput.extend({ version: Version }),
  answer: dataAnswer(ApprovalTemplate),
  errors: ['invalid_input', 'not_found', 'stale_version'],
})

export const deleteApprovalTemplate = defineRoute({
  method: 'DELETE',
  path: '/approval-template/:approval_template_id',
  summary: 'Offer a template no longer. Requests that were saved with it keep what they have.',
  access: editing,
  params,
  answer: dataAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['not_found'],
})
