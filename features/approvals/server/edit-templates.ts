import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { audit } from '#kit/server/audit.ts'
import { actorOf, type Context, type Endpoint, handle, inCompany } from '#kit/server/handler.ts'
import {
  type ApprovalTemplate,
  type ApprovalTemplateInput,
  addApprovalTemplate,
  deleteApprovalTemplate,
  listApprovalTemplates,
  type TemplateField,
  updateApprovalTemplate,
} from '../contract.ts'
import { requireApprovers } from './own/check-approvers.ts'
import { lockTemplate, readTemplates, type StoredTemplate } from './stored-templates.ts'

/** The fields with their numbers: a new one gets the next one, and one that the template does not have is new. */
function numbered(
  input: ApprovalTemplateInput['fields'],
  before: Pick<StoredTemplate, 'fields' | 'last_no'>,
): { fields: TemplateField[]; lastNo: number } {
  const free = new Set(before.fields.map(({ no }) => no))
  let lastNo = before.last_no
  const fields = input.map(({ no, label, type, is_required, choices }) => {
    const kept = no !== null && free.delete(no) ? no : null
    if (kept === null) lastNo += 1
    const offered = type === 'choice' ? [...new Set(choices)] : []
    return { no: kept ?? lastNo, label, type, is_required, choices: offered }
  })
  return { fields, lastNo }
}

const ADD = `
  insert into approval_template (company_id, title, fields, last_no, approver_ids, approver_order)
  values ($1, $2, $3, $4, $5, $6) returning id`
const UPDATE = `
  update approval_template set title = $3, fields = $4, last_no = $5, approver_ids = $6, approver_order = $7, version = version + 1
  where company_id = $1 and id = $2`
const DELETE =
  'update approval_template set deleted_at = now(), version = version + 1 where company_id = $1 and id = $2'

const logged = ({ title, fields, approvers, approver_order }: ApprovalTemplate) => ({
  title,
  template_fields: fields.map(({ label }) => label),
  approver_ids: approvers.map(({ employee_id }) => employee_id),
  approver_order,
})

interface Change {
  before: StoredTemplate | null
  input: ApprovalTemplateInput
}

/** Stores a new or changed template, with its entry in the log. */
async function save(tx: Tx, context: Context, { before, input }: Change): Promise<ApprovalTemplate> {
  const { language } = context
  const { title, approver_ids, approver_order } = input
  // The requester is another one each time: the form leaves out who asks.
  await requireApprovers(tx, { requesterId: 0, approverIds: approver_ids, isDraft: true }, language)
  const { fields, lastNo } = numbered(input.fields, before ?? { fields: [], last_no: 0 })
  const values = [title, JSON.stringify(fields), lastNo, approver_ids, approver_order]
  if (before) await tx.execute(UPDATE, [tx.companyId, before.id, ...values])
  const id = before?.id ?? (await tx.one(IdRow, ADD, [tx.companyId, ...values])).id
  const { last_no: _, ...after } = await lockTemplate(tx, language, id)
  await audit(tx, tx.companyId, actorOf(context), {
    ...{ action: before ? 'update' : 'create', entity: 'approval_template', entityId: id },
    ...{ before: before && logged(before), after: logged(after) },
  })
  return after
}

/** HR maintains the templates of approval requests. */
export const templateEndpoints: Endpoint[] = [
  handle(listApprovalTemplates, (context) =>
    inCompany(context, async (tx) => ({ data: await readTemplates(tx, context.language) })),
  ),
  handle(addApprovalTemplate, (context) =>
    inCompany(context, async (tx) => ({
      data: await save(tx, context, { before: null, input: context.body }),
    })),
  ),
  handle(updateApprovalTemplate, (context) =>
    inCompany(context, async (tx) => {
      const { version, ...input } = context.body
      const before = await lockTemplate(tx, context.language, context.params.approval_template_id)
      if (before.version !== version) throw new AppError('stale_version')
      return { data: await save(tx, context, { before, input }) }
    }),
  ),
  handle(deleteApprovalTemplate, (context) =>
    inCompany(context, async (tx) => {
      const before = await lockTemplate(tx, context.language, context.params.approval_template_id)
      await tx.execute(DELETE, [tx.companyId, before.id])
      await audit(tx, tx.companyId, actorOf(context), {
        ...{ action: 'delete', entity: 'approval_template', entityId: before.id },
        ...{ before: logged(before), after: null },
      })
      return { data: { deleted: true as const } }
    }),
  ),
]
