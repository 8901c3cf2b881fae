import { z } from 'zod'
import { OwnDetails } from '#features/employees/contract/own-details.ts'
import {
  accountRightOf,
  changeOwnDetails,
  changesAccount,
  checkOwnDetails,
  lockPerson,
  type OwnChanges,
} from '#features/employees/server/index.ts'
import { sendNotices } from '#features/notices/server/index.ts'
import { defineRequestKind, recordHooks } from '#features/requests/server/index.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { AppError, type ErrorCode } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { type FileOwner, schedulePurge } from '#kit/server/files/attach-files.ts'
import { purgeTime } from '#kit/server/files/store-file.ts'
import { ACCOUNT_CHANGED } from '../domain/notice-kinds.ts'
import { describeChanges } from './describe-changes.ts'

const ChangesRow = z.object({ id: z.int(), employee_id: z.int(), changes: OwnDetails.partial() })
const CHANGES =
  'select id, employee_id, changes from profile_change where company_id = $1 and id = any($2) order by id'

/** The field of the picture that a change asks for, until it is decided. */
export const pictureOf = (changeId: number): FileOwner => ({ kind: 'profile_change.picture', id: changeId })

/** Why the change cannot be stored any more: the record was deleted, or a place no longer fits. */
async function faultOf(tx: Tx, employeeId: number, changes: OwnChanges): Promise<ErrorCode | null> {
  try {
    await lockPerson(tx, employeeId)
    await checkOwnDetails(tx, employeeId, changes, 'la')
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** Tells employees that their bank account is another one, so that somebody else's request does not go unnoticed. */
const tellAccountChanged = (tx: Tx, employeeIds: readonly number[]): Promise<number> =>
  sendNotices(tx, [ACCOUNT_CHANGED.notice({ employeeIds }, { changed_on: todayInLaos() })])

const { setStatus, ...hooks } = recordHooks({ table: 'profile_change', detail: 'reason' })

/** Changes of the own record for which employees ask. HR decides; then the record is changed. */
export const PROFILE_CHANGE = defineRequestKind({
  kind: 'profile_change',
  title: { la: 'ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ', en: 'Change of own details' },
  ...hooks,
  async setStatus(tx, ids, status) {
    await setStatus(tx, ids, status)
    // A picture that nobody wants any more is deleted.
    if (status === 'rejected' || status === 'cancelled')
      await schedulePurge(tx, ids.map(pictureOf), purgeTime())
  },
  view: ['view-employee'],
  decide: 'edit-employee',
  steps: () => [{ role: 'hr', may_be_skipped: false }],
  context: async (tx, { subjectId, employeeId }, { language, accountId }) => {
    const { changes } = await tx.one(ChangesRow, CHANGES, [tx.companyId, [subjectId]])
    const seesAccount = changesAccount(changes) && (await accountRightOf(tx, accountId)) !== 'none'
    return { changes: await describeChanges(tx, employeeId, changes, { language, seesAccount }) }
  },
  async beforeFinal(tx, decided, fault, { accountId }) {
    const right = await accountRightOf(tx, accountId)
    for (const { requestId, subjectId, employeeId } of decided) {
      const { changes } = await tx.one(ChangesRow, CHANGES, [tx.companyId, [subjectId]])
      const mayNot = changesAccount(changes) && right !== 'edit'
      const code = mayNot ? 'forbidden' : await faultOf(tx, employeeId, changes)
      if (code) fault(requestId, code)
    }
  },
  async onFinal(tx, decided, actor) {
    const ids = decided.map(({ subjectId }) => subjectId)
    const told: number[] = []
    for (const { id, employee_id, changes } of await tx.query(ChangesRow, CHANGES, [tx.companyId, ids])) {
      const change = { employeeId: employee_id, changes, picture: pictureOf(id) }
      if ((await changeOwnDetails(tx, actor, change)).isOtherAccount) told.push(employee_id)
    }
    if (told.length > 0) await tellAccountChanged(tx, told)
  },
  canCancel: () => 'no',
  canBeEdited: true,
})
