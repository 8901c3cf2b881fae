import type { RunDetail } from '../contract.ts'

/** The five steps of a run from its creation to its payment. */
export const RUN_STEPS = ['draft', 'calculated', 'checked', 'approved', 'paid'] as const
export type RunStep = (typeof RUN_STEPS)[number]

type Progress = Pick<RunDetail, 'status' | 'is_calculating'> & { counts: { to_check: number } }

/** The step that a run has reached. A calculated run is checked when no payslip is left to check. */
export function stepOf({ status, is_calculating, counts }: Progress): RunStep {
  if (status === 'calculated' && !is_calculating && counts.to_check === 0) return 'checked'
  return status
}
