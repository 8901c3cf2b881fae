import { useRoute } from '#kit/web/query.ts'
import { type RunChanges, type RunDetail, showRunChanges } from '../../contract.ts'

const EVERY_WHILE_PENDING = 1500

/** What has changed since the run was calculated; undefined while it is not known. `states`: of a settlement also the later ones. */
export function useRunChanges(
  run: RunDetail,
  isCalculating: boolean,
  states: readonly RunDetail['status'][] = ['calculated'],
): RunChanges | undefined {
  const enabled = states.includes(run.status) && !isCalculating
  const changes = useRoute(
    showRunChanges,
    { params: { id: run.id } },
    { enabled, onFocus: true, every: (answer) => answer?.data.is_pending === true && EVERY_WHILE_PENDING },
  )
  return enabled ? changes.data?.data : undefined
}
