import { MIN_REASON } from '#features/requests/contract/decide.ts'
import { lettersOf } from '#features/requests/domain/reason.ts'
import { LEGAL_LIMITS } from './check-spans.ts'

/** Overtime beyond a limit of the law, without a remark that says why, such as the permission of the labour authority. */
export const lacksReason = (remark: string, warnings: readonly { code: string }[]): boolean =>
  warnings.some(({ code }) => LEGAL_LIMITS.includes(code)) && lettersOf(remark) < MIN_REASON
