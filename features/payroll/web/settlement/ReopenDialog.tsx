import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useMutate } from '#kit/web/query.ts'
import { reopenSettlement, type SettlementDetail } from '../../contract.ts'
import { useSettlementText } from './text.ts'

/** Asks why the approval is taken back. */
export function ReopenDialog({ settlement, onClose }: { settlement: SettlementDetail; onClose: () => void }) {
  const text = useSettlementText()
  const reopen = useMutate(reopenSettlement)
  const { id, version } = settlement
  return (
    <ReasonDialog
      title={text.reopen}
      sentence={text.reopenText}
      label={text.reopenReason}
      submitLabel={text.reopen}
      maxLength={500}
      onClose={onClose}
      send={async (reason) => {
        await reopen.mutateAsync({ params: { id }, body: { version, reason } })
        void toastSuccess(text.reopened)
        onClose()
      }}
    />
  )
}
