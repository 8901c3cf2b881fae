import { z } from 'zod'
import { COMPANY_SETTINGS } from '#features/companies/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import type { OnRequestEvent } from './events.ts'
import type { ReadLockedRuns } from './locked-runs.ts'
import type { ApprovalSettings, RequestKind } from './request-kind.ts'

/** The employees among these who are on approved leave for the whole day; implemented by a later feature. */
export type AwayOn = (tx: Tx, employeeIds: readonly number[], day: string) => Promise<ReadonlySet<number>>

/** The kinds of requests and what is done with all of them. */
export interface RequestEngine {
  kinds: ReadonlyMap<string, RequestKind>
  onRequestEvent: OnRequestEvent
  awayOn: AwayOn
  readLockedRuns: ReadLockedRuns
}

/** The kind of a stored request. Throws `request_status` for one that no feature declares, such as that of a newer version. */
export function kindOf({ kinds }: RequestEngine, name: string): RequestKind {
  const kind = kinds.get(name)
  if (!kind) throw new AppError('request_status')
  return kind
}

/** The product itself, in histories and the log. */
export const PRODUCT: Actor = { accountId: null, name: 'Champa' }

const Settings = z.object({
  hr_approves_overtime: z.boolean(),
  cancel_needs_approval: z.boolean(),
  escalate_after_days: z.int(),
  remind_hour: z.int(),
  two_person_approval: z.boolean(),
  decide_by_mail: z.boolean(),
})

/** The settings of the company about approvals. */
export const readApprovalSettings = (
  tx: Tx,
): Promise<
  ApprovalSettings & { remind_hour: number; two_person_approval: boolean; decide_by_mail: boolean }
> =>
  tx.one(
    Settings,
    `select hr_approves_overtime, cancel_needs_approval, escalate_after_days, remind_hour, two_person_approval, decide_by_mail
     from ${COMPANY_SETTINGS} setting where company_id = $1`,
    [tx.companyId],
  )
