import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { ofOtherBranches, ownAmong } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Context } from '#kit/server/handler.ts'

const SettingRow = z.object({ can_edit_scan_times: z.boolean() })

/** Whether the settings of the company allow HR to correct scans. */
export async function isCorrectable(tx: Tx): Promise<boolean> {
  const setting = await tx.maybeOne(
    SettingRow,
    `select can_edit_scan_times from ${COMPANY_SETTINGS} company_setting where company_id = $1`,
    [tx.companyId],
  )
  return setting?.can_edit_scan_times ?? false
}

/** Throws `scan_edits_off` unless the settings allow it. */
export async function requireCorrectable(tx: Tx): Promise<void> {
  if (!(await isCorrectable(tx))) throw new AppError('scan_edits_off')
}

/** Throws `own_scans` if one of the employees is the user, and `other_branch` if other HR people decide about one. */
export async function requireOthersScans(
  tx: Tx,
  context: Pick<Context, 'session'>,
  employeeIds: readonly number[],
): Promise<void> {
  if ((await ownAmong(tx, context, employeeIds)).size > 0) throw new AppError('own_scans')
  const others = await ofOtherBranches(tx, context, 'scan_correction', employeeIds)
  if (others.size > 0) throw new AppError('other_branch')
}
