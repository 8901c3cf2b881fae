import type { RunDetail } from '../../contract.ts'

type Obstacle = NonNullable<RunDetail['approval_refusal']>

/**
 * Why a calculated run cannot be approved. A reason in the run itself is shown to every reader, because the user who
 * calculates and corrects is often not the one who approves.
 */
export function approvalObstacle(
  run: Pick<RunDetail, 'status' | 'is_calculating' | 'approval_refusal' | 'counts'>,
): Obstacle | null {
  if (run.is_calculating) return null
  if (run.approval_refusal) return run.approval_refusal
  return run.status === 'calculated' && run.counts.unpayable > 0 ? 'run_has_unpayable' : null
}
