import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { useMutate } from '#kit/web/query.ts'
import { holdPayslip, type RunDetail, releasePayslip } from '../../contract.ts'
import { useRunText } from '../text.ts'

interface Props {
  step: 'hold' | 'release'
  run: RunDetail
  employeeId: number
  onClose: () => void
}

/** Asks for the reason of a hold or a release. */
export function HoldDialog({ step, run, employeeId, onClose }: Props) {
  const text = useRunText().hold
  const hold = useMutate(holdPayslip)
  const release = useMutate(releasePayslip)
  return (
    <ReasonDialog
      title={step === 'hold' ? text.action : text.release}
      sentence={step === 'hold' ? text.text : text.releaseText}
      label={text.reason}
      maxLength={300}
      record={`${step}-${run.id}-${employeeId}`}
      onClose={onClose}
      send={async (reason) => {
        const input = { params: { id: run.id, employee_id: employeeId }, body: { reason } }
        await (step === 'hold' ? hold : release).mutateAsync(input)
        onClose()
        void toastSuccess(step === 'hold' ? text.done : text.released)
      }}
    />
  )
}
