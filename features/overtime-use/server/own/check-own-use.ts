import { lockPerson } from '#features/employees/server/index.ts'
import type { Refusal } from '#features/requests/contract/facts.ts'
import { throwRefusals } from '#features/requests/server/index.ts'
import { formatDate, todayInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { formatHours } from '../../domain/format-hours.ts'
import { USE_REFUSALS } from '../../locales/refusals.ts'
import { type JudgedUse, judgeUse, type Use } from '../judge-use.ts'
import { STORED_USE, StoredUse } from '../use-context.ts'

/** The field of the form that a refusal belongs to. */
const FIELDS: Record<keyof typeof USE_REFUSALS, 'use_date' | 'from_time' | 'to_time'> = {
  use_in_past: 'use_date',
  use_outside_employment: 'use_date',
  use_without_shift: 'use_date',
  use_on_holiday: 'use_date',
  use_outside_shift: 'from_time',
  use_too_short: 'to_time',
  use_not_quarter: 'to_time',
  use_overlaps: 'from_time',
  use_beyond_credit: 'to_time',
}

/** What refuses an employee: everything that only warns HR, and dates that are over. */
export async function judgeOwnUse(
  tx: Tx,
  use: Use,
  editedId: number,
  language: Language,
): Promise<JudgedUse & { refusals: Refusal[] }> {
  const judged = await judgeUse(tx, use, editedId)
  const refusals: Refusal[] = []
  const refuse = (code: keyof typeof USE_REFUSALS, minutes = 0) => {
    const message = USE_REFUSALS[code][language](formatDate(use.use_date), formatHours(minutes))
    if (!refusals.some((one) => one.code === code)) refusals.push({ code, field: FIELDS[code], message })
  }
  if (use.use_date < todayInLaos()) refuse('use_in_past')
  for (const { code, minutes } of judged.faults) refuse(code, minutes ?? 0)
  return { ...judged, refusals }
}

/** Throws `invalid_input` for a draft that a rule refuses. */
export async function refuseFaultyUse(
  tx: Tx,
  id: number,
  { language }: { language: Language },
): Promise<void> {
  const use = await tx.one(StoredUse, STORED_USE, [tx.companyId, id])
  await lockPerson(tx, use.employee_id)
  throwRefusals((await judgeOwnUse(tx, use, id, language)).refusals)
}
