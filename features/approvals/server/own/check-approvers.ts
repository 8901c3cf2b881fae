import { DEPARTMENTS } from '#features/master-data/server/index.ts'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { activeAmong, throwRefusals } from '#features/requests/server/index.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { APPROVER_FAULTS, type ApproverFault } from '../../locales/faults.ts'

interface Named {
  requesterId: number
  approverIds: readonly number[]
  /** It can be without approvers. */
  isDraft: boolean
}

/** Throws `invalid_input` under the field of each approver who cannot decide: the requester, a person named twice, or one who has left. */
export async function requireApprovers(
  tx: Tx,
  { requesterId, approverIds, isDraft }: Named,
  language: Language,
): Promise<void> {
  const refusals: Refusal[] = []
  const refuse = (code: ApproverFault, field: string) =>
    refusals.push({ code, field, message: APPROVER_FAULTS[code][language] })
  if (approverIds.length === 0 && !isDraft) refuse('nobody', 'approver_ids')
  const active = await activeAmong(tx, approverIds)
  for (const [at, id] of approverIds.entries()) {
    const field = `approver_ids.${at}`
    if (id === requesterId) refuse('requester', field)
    else if (approverIds.indexOf(id) < at) refuse('named_already', field)
    else if (!active.has(id)) refuse('no_account', field)
  }
  throwRefusals(refusals)
}

const DEPARTMENT = `select from ${DEPARTMENTS} d where d.company_id = $1 and d.id = $2 and d.deleted_at is null`

/** Throws `invalid_input` for a department that the company does not have. */
export async function requireDepartment(tx: Tx, id: number | null, language: Language): Promise<void> {
  if (id === null || (await tx.exists(DEPARTMENT, [tx.companyId, id]))) return
  const message = APPROVER_FAULTS.unknown_department[language]
  throwRefusals([{ code: 'unknown_department', field: 'department_id', message }])
}
