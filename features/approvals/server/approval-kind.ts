import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import {
  defineRequestKind,
  type PlannedStep,
  recordHooks,
  throwRefusals,
} from '#features/requests/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { ApproverOrder } from '../contract/approver.ts'
import { FilledField } from '../contract/template.ts'
import { newCode } from '../domain/verify-code.ts'
import { requireApprovers } from './own/check-approvers.ts'
import { refusalsOf } from './own/fill-form.ts'

const StepsRow = z.object({
  id: Id,
  employee_id: Id,
  approver_order: ApproverOrder,
  approver_ids: z.array(Id),
  form: z.array(FilledField),
})
const STEPS = `
  select id, employee_id, approver_order, approver_ids, form from approval where company_id = $1 and id = any($2)`

const stepsOf = ({ approver_order, approver_ids }: z.infer<typeof StepsRow>): PlannedStep[] =>
  approver_order === 'any_of' && approver_ids.length > 1
    ? [{ role: 'named', any_of: approver_ids, may_be_skipped: false }]
    : approver_ids.map((employee_id) => ({ role: 'named', employee_id, may_be_skipped: false }))

const SET_CODES = `
  update approval r set verify_code = n.code, approved_at = now() from unnest($2::bigint[], $3::text[]) as n(id, code)
  where r.company_id = $1 and r.id = n.id`

const PrefixRow = z.object({ approval_code_prefix: z.string() })
const PREFIX = `select approval_code_prefix from ${COMPANY_SETTINGS} s where company_id = $1`

const readPrefix = async (tx: Tx): Promise<string> =>
  (await tx.maybeOne(PrefixRow, PREFIX, [tx.companyId]))?.approval_code_prefix ?? ''

/** Approval requests: the requester names who decides. HR, directors and administrators have no part in it unless they are named. */
export const APPROVAL_REQUEST = defineRequestKind({
  kind: 'approval',
  title: { la: 'ການຂໍອະນຸມັດ', en: 'Approval request' },
  ...recordHooks({ table: 'approval', detail: 'detail', facts: { title: 'r.title' } }),
  view: ['view-e-approval'],
  decide: 'edit-e-approval',
  isPrivate: true,
  canBeEdited: 'draft',
  steps: () => [],
  readSteps: async (tx, ids) =>
    new Map((await tx.query(StepsRow, STEPS, [tx.companyId, ids])).map((row) => [row.id, stepsOf(row)])),
  readNumberPrefix: readPrefix,
  async beforeSubmit(tx, id, { language }) {
    const { employee_id, approver_ids, form } = await tx.one(StepsRow, STEPS, [tx.companyId, [id]])
    await requireApprovers(
      tx,
      { requesterId: employee_id, approverIds: approver_ids, isDraft: false },
      language,
    )
    throwRefusals(refusalsOf(form, false, language))
  },
  async onFinal(tx, decided) {
    const codes = decided.map(() => newCode(Number(tx.companyId)))
    await tx.execute(SET_CODES, [tx.companyId, decided.map(({ subjectId }) => subjectId), codes])
  },
  // Nothing of it begins on a day: whether the approvers are asked first is a setting of the company.
  canCancel: () => 'free',
})
