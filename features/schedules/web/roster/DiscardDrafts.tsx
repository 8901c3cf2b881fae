import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { discardRosterDrafts } from '../../contract/roster-plan.ts'
import { useRosterText } from './text.ts'

interface Props {
  range: { from: string; to: string }
  /** Null: everybody. */
  employeeIds: number[] | null
  count: number
  onClose: () => void
}

/** Asks before the drafts of the board are discarded. */
export function DiscardDrafts({ range, employeeIds, count, onClose }: Props) {
  const text = useRosterText()
  const discard = useMutate(discardRosterDrafts, {
    onSuccess: ({ data }) => {
      void toastSuccess(text.discarded(formatNumber(data.cells, 0)))
      onClose()
    },
    onError: toastError,
  })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => discard.mutate({ body: { ...range, employee_ids: employeeIds } })}
      loading={discard.isPending}
      title={text.discardTitle}
      confirmLabel={text.discard}
      danger
    >
      {text.discardText(formatNumber(count, 0))}
    </ConfirmDialog>
  )
}
