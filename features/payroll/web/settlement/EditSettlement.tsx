import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { useMutate } from '#kit/web/query.ts'
import { type SettlementDetail, updateSettlement } from '../../contract.ts'
import { SettlementForm } from './SettlementForm.tsx'
import { useSettlementText } from './text.ts'

interface Props {
  settlement: SettlementDetail
  onClose: () => void
}

/** Changes what was entered; the settlement is calculated again. */
export function EditSettlement({ settlement, onClose }: Props) {
  const text = useSettlementText()
  const update = useMutate(updateSettlement)
  const { id, version, run } = settlement
  const { last_day, ...entered } = settlement.settlement
  return (
    <EditModal opened onClose={onClose} title={text.edit}>
      <SettlementForm
        leaver={settlement}
        lastDay={last_day}
        record={id}
        initial={{ ...entered, from_date: run.from_date, to_date: run.to_date }}
        onCancel={onClose}
        onSubmit={async (body) => {
          await update.mutateAsync({ params: { id }, body: { ...body, version } })
          void toastSuccess('updated')
          onClose()
        }}
      />
    </EditModal>
  )
}
