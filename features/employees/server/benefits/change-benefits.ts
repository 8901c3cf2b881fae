import { firstOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { AppError, type FieldErrors } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { BenefitQuestionFacts, EmployeeChange, EmployeeDetail } from '../../contract.ts'
import {
  type BenefitFault,
  type BenefitLine,
  type BenefitPlan,
  type PlannedBenefit,
  planBenefits,
} from '../../domain/dated-benefits.ts'
import { type ReadTouchedRuns, runsFrom } from '../adjustments/locked-days.ts'

const FAULTS: Record<BenefitFault, Record<Language, string>> = {
  unknown: { la: 'ຄ່ານີ້ບໍ່ມີໃຫ້ເລືອກ', en: 'Not one of the choices' },
  repeated: { la: 'ມີສະຫວັດດີການນີ້ໃນເດືອນດຽວກັນແລ້ວ', en: 'There is such a benefit in the same months' },
  before_first: { la: 'ຕ້ອງບໍ່ກ່ອນເດືອນທຳອິດ', en: 'Not before the first month' },
  after_last: { la: 'ສິ້ນສຸດກ່ອນເດືອນທີ່ປ່ຽນ', en: 'It ends before the month of the change' },
}

/** Throws `invalid_input` if lines contradict each other or the stored benefits. */
export function requireValidBenefits({ faults }: BenefitPlan, language: Language): void {
  if (faults.length === 0) return
  const fields: FieldErrors = Object.fromEntries(
    faults.map(({ at, field, fault }) => [`benefits.${at}.${field}`, [FAULTS[fault][language]]]),
  )
  throw new AppError('invalid_input', { fields })
}

interface Change {
  before: EmployeeDetail
  lines: readonly BenefitLine[]
  request: Pick<EmployeeChange, 'benefit_change'>
  language: Language
}

/**
 * The benefits of an employee after a save. Throws `invalid_input`, and `benefit_change_unclear` with what a user needs to decide if one
 * that has begun changes or is removed without a `benefit_change`.
 */
export async function changedBenefits(
  tx: Tx,
  { before, lines, request, language }: Change,
  readLockedRuns: ReadTouchedRuns,
): Promise<PlannedBenefit[]> {
  const month = monthOf(todayInLaos())
  const plan = planBenefits(before.benefits, lines, { meaning: request.benefit_change, month })
  requireValidBenefits(plan, language)
  if (plan.unclear.length === 0) return plan.rows
  const firsts = plan.unclear.map(({ stored }) => stored.first_month)
  const first_month = firsts.includes(null) ? null : (firsts.toSorted()[0] ?? null)
  const details: BenefitQuestionFacts = {
    changes: plan.unclear.map(({ stored: { name, amount: current }, target }) => ({ name, current, target })),
    first_month,
    runs: runsFrom(await readLockedRuns(tx), first_month ? firstOfMonth(first_month) : ''),
  }
  throw new AppError('benefit_change_unclear', { details })
}
