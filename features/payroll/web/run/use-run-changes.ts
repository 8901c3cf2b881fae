import { useRoute } from '#kit/web/query.ts'
import { type RunChanges, type RunDetail, showRunChanges } from '../../contract.ts'

const EVERY_WHILE_PENDING = 1500

/** What has changed since the run was calculated; undefined while it is not known. */
export function useRunChanges(run: RunDetail, isCalculating: boolean): RunChanges | undefined {
  const enabled = run.status === 'calculated' && !isCalculating
  const changes = useRoute(
    showRunChanges,
    { params: { id: run.id } },
    { enabled, onFocus: true, every: (answer) => answer?.data.is_pending === true && EVERY_WHILE_PENDING },
  )
  return enabled ? changes.data?.data : undefined
}
