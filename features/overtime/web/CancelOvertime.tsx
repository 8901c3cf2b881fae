import { CancelRequests } from '#features/schedules/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { cancelOvertime, cancelOvertimes, type Overtime } from '../contract.ts'
import { useOvertimeText } from './text.ts'

/** One span of overtime to cancel, or several selected ones. */
export type DoomedOvertime = { overtime: Overtime } | { ids: number[]; clear: () => void }

export function CancelOvertime({ doomed, onClose }: { doomed: DoomedOvertime; onClose: () => void }) {
  const text = useOvertimeText()
  const one = useMutate(cancelOvertime)
  const many = useMutate(cancelOvertimes)
  if ('ids' in doomed)
    return (
      <CancelRequests
        title={text.cancelOvertime}
        name={text.selected(formatNumber(doomed.ids.length, 0))}
        send={(body) => many.mutateAsync({ body: { ...body, ids: doomed.ids } })}
        onCancelled={doomed.clear}
        onClose={onClose}
      />
    )
  const { id, version, employee_name, work_date, from_time, to_time } = doomed.overtime
  return (
    <CancelRequests
      title={text.cancelOvertime}
      name={`${employee_name} · ${formatDate(work_date)} · ${from_time}–${to_time}`}
      send={(body) => one.mutateAsync({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
    />
  )
}
