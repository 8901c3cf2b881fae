import { CancelRequests } from '#features/schedules/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { cancelLeave, cancelLeaves, type Leave } from '../contract.ts'
import { useLeaveText } from './text.ts'

/** One leave to cancel, or several selected ones. */
export type DoomedLeave = { leave: Leave } | { ids: number[]; clear: () => void }

export function CancelLeave({ doomed, onClose }: { doomed: DoomedLeave; onClose: () => void }) {
  const text = useLeaveText()
  const one = useMutate(cancelLeave)
  const many = useMutate(cancelLeaves)
  if ('ids' in doomed)
    return (
      <CancelRequests
        title={text.cancelLeave}
        name={text.selected(formatNumber(doomed.ids.length, 0))}
        send={(body) => many.mutateAsync({ body: { ...body, ids: doomed.ids } })}
        onCancelled={doomed.clear}
        onClose={onClose}
      />
    )
  const { id, version, employee_name, leave_type, start_date, end_date } = doomed.leave
  const days = [...new Set([formatDate(start_date), formatDate(end_date)])].join(' – ')
  return (
    <CancelRequests
      title={text.cancelLeave}
      name={`${employee_name} · ${leave_type} · ${days}`}
      send={(body) => one.mutateAsync({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
    />
  )
}
