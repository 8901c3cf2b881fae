import { useRoute } from '#kit/web/query.ts'
import {
  type ReadinessFinding,
  type RunDetail,
  type RunRef,
  showReadiness,
  type TimeOffToPay,
  type ZeroOvertimeDay,
} from '../../contract.ts'

export interface ReadinessState {
  isLoading: boolean
  /** True: no findings of the run are known, because it is locked or being calculated, or the call failed. */
  isUnknown: boolean
  findings: readonly ReadinessFinding[]
  overlaps: readonly RunRef[]
  /** Why approved overtime came to 0, by day. */
  zeroOvertime: readonly ZeroOvertimeDay[]
  /** How many such days there are. */
  zeroOvertimeDays: number
  timeOffToPay: TimeOffToPay | null
  /** The days of some employees are still being derived. */
  isIncomplete: boolean
}

const EVERY_WHILE_DERIVING = 1500

/** What is missing for a run that is not locked. */
export function useReadiness(run: RunDetail, isCalculating: boolean): ReadinessState {
  const enabled = !isCalculating && (run.status === 'draft' || run.status === 'calculated')
  const readiness = useRoute(
    showReadiness,
    { params: { id: run.id } },
    { enabled, every: (answer) => answer?.data.derivation.state === 'running' && EVERY_WHILE_DERIVING },
  )
  const data = enabled ? readiness.data?.data : undefined
  return {
    isLoading: enabled && readiness.isLoading,
    isUnknown: !data,
    findings: data?.findings ?? [],
    overlaps: data?.overlaps ?? [],
    zeroOvertime: data?.zero_overtime ?? [],
    zeroOvertimeDays: data?.zero_overtime_days ?? 0,
    timeOffToPay: data?.time_off_to_pay ?? null,
    isIncomplete: data?.derivation.state === 'running',
  }
}
