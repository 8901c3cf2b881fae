import { CancelRequests } from '#features/schedules/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { cancelUse, cancelUses, type OvertimeUse } from '../contract.ts'
import { useUseText } from './text.ts'

/** One use to cancel, or several selected ones. */
export type DoomedUse = { use: OvertimeUse } | { ids: number[]; clear: () => void }

export function CancelUse({ doomed, onClose }: { doomed: DoomedUse; onClose: () => void }) {
  const text = useUseText()
  const one = useMutate(cancelUse)
  const many = useMutate(cancelUses)
  if ('ids' in doomed)
    return (
      <CancelRequests
        title={text.cancelUse}
        name={text.selected(formatNumber(doomed.ids.length, 0))}
        send={(body) => many.mutateAsync({ body: { ...body, ids: doomed.ids } })}
        onCancelled={doomed.clear}
        onClose={onClose}
      />
    )
  const { id, version, employee_name, use_date, from_time, to_time } = doomed.use
  return (
    <CancelRequests
      title={text.cancelUse}
      name={`${employee_name} · ${formatDate(use_date)} · ${from_time}–${to_time}`}
      send={(body) => one.mutateAsync({ params: { id }, body: { ...body, version } })}
      onClose={onClose}
    />
  )
}
