import type { BulkOutcome } from '#kit/contract/bulk.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useRequestWords } from '../text.ts'
import type { DecidedRow } from './calls.ts'
import { useDecide } from './use-decide.ts'

interface Props {
  rows: readonly DecidedRow[]
  /** Shows which requests were not approved, and why. */
  onOutcomes: (outcomes: readonly BulkOutcome[]) => void
  onClose: () => void
}

/** Asks before several requests are approved; each has its own outcome. */
export default function ApproveMany({ rows, onOutcomes, onClose }: Props) {
  const text = useRequestWords().decide
  const decide = useDecide()
  async function approve() {
    try {
      const outcomes = await decide.several(rows)
      const approved = outcomes.filter(({ error }) => !error).length
      // Without a refusal the list says how many are done.
      if (approved > 0 && approved < outcomes.length)
        void toastSuccess(text.doneMany(formatNumber(approved, 0)))
      onOutcomes(outcomes)
    } catch (error) {
      toastError(error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={text.approveTitle}
      confirmLabel={text.approve}
      loading={decide.isBusy}
      onClose={onClose}
      onConfirm={() => void approve()}
    >
      {text.approveMany(formatNumber(rows.length, 0))}
    </ConfirmDialog>
  )
}
