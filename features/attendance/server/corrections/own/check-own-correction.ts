import { z } from 'zod'
import { lockPerson } from '#features/employees/server/index.ts'
import { throwRefusals } from '#features/requests/server/index.ts'
import { AppError } from '#kit/contract/errors.ts'
import { Id, IsoDate, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { clockAt } from '#kit/server/laos-time.ts'
import { ClockSide } from '../../../contract/corrections.ts'
import type { Correction } from '../check-correction.ts'
import { type AskedScan, judgeOwnCorrection } from './judge-own-correction.ts'

/**
 * A forgotten scan to store. Locks the employee, so that of two requests at the same time the second one sees the first. Throws
 * `invalid_input` with the reasons under their fields.
 */
export async function checkOwnCorrection(
  tx: Tx,
  asked: AskedScan,
  language: Language,
): Promise<Omit<Correction, 'reason'>> {
  await lockPerson(tx, asked.employee_id)
  const { refusals, correction } = await judgeOwnCorrection(tx, asked, language)
  throwRefusals(refusals)
  if (!correction) throw new AppError('not_found')
  return correction
}

const Stored = z.object({
  id: Id,
  employee_id: Id,
  work_date: IsoDate,
  clock_kind: ClockSide,
  time: z.string(),
})
const STORED = `
  select id, employee_id, work_date, clock_kind, to_char(${clockAt('at')}, 'HH24:MI') as time from scan_correction
  where company_id = $1 and id = $2`

/** Throws `invalid_input` for a returned correction that a rule refuses by now. */
export async function refuseFaultyCorrection(
  tx: Tx,
  id: number,
  { language }: { language: Language },
): Promise<void> {
  await checkOwnCorrection(tx, await tx.one(Stored, STORED, [tx.companyId, id]), language)
}
