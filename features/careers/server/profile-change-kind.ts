import { z } from 'zod'
import { OwnDetails } from '#features/employees/contract/own-details.ts'
import { changeOwnDetails, checkOwnDetails, lockPerson } from '#features/employees/server/index.ts'
import { defineRequestKind, recordHooks } from '#features/requests/server/index.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { describeChanges } from './describe-changes.ts'

const ChangesRow = z.object({ employee_id: z.int(), changes: OwnDetails.partial() })
const CHANGES =
  'select employee_id, changes from profile_change where company_id = $1 and id = any($2) order by id'

/** Why the change cannot be stored any more: the record was deleted, or a place no longer fits. */
async function faultOf(tx: Tx, employeeId: number, changes: Partial<OwnDetails>): Promise<ErrorCode | null> {
  try {
    await lockPerson(tx, employeeId)
    await checkOwnDetails(tx, employeeId, changes, 'la')
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Changes of the own record for which employees ask. HR decides; then the record is changed. */
export const PROFILE_CHANGE = defineRequestKind({
  kind: 'profile_change',
  title: { la: 'ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ', en: 'Change of own details' },
  ...recordHooks({ table: 'profile_change', detail: 'reason' }),
  view: ['view-employee'],
  decide: 'edit-employee',
  steps: () => [{ role: 'hr', may_be_skipped: false }],
  context: async (tx, { subjectId, employeeId }, { language }) => {
    const { changes } = await tx.one(ChangesRow, CHANGES, [tx.companyId, [subjectId]])
    return { changes: await describeChanges(tx, employeeId, changes, language) }
  },
  async beforeFinal(tx, decided, fault) {
    for (const { requestId, subjectId, employeeId } of decided) {
      const { changes } = await tx.one(ChangesRow, CHANGES, [tx.companyId, [subjectId]])
      const code = await faultOf(tx, employeeId, changes)
      if (code) fault(requestId, code)
    }
  },
  async onFinal(tx, decided, actor) {
    const ids = decided.map(({ subjectId }) => subjectId)
    for (const { employee_id, changes } of await tx.query(ChangesRow, CHANGES, [tx.companyId, ids]))
      await changeOwnDetails(tx, actor, employee_id, changes)
  },
  canCancel: () => 'no',
  canBeEdited: true,
})
