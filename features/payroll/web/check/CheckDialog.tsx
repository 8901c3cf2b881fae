import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { acceptReviews, omitEmployee, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

export type CheckStep = 'accept' | 'omit'

interface Props {
  step: CheckStep
  run: RunDetail
  employeeId: number
  onClose: () => void
}

/** Asks for the reason why marks are accepted, or why an employee is left out of the run. */
export function CheckDialog({ step, run, employeeId, onClose }: Props) {
  const text = useRunText().check
  const accept = useMutate(acceptReviews)
  const omit = useMutate(omitEmployee)
  const left = Math.max(0, run.counts.to_check - 1)
  return (
    <ReasonDialog
      title={text[step]}
      sentence={step === 'accept' ? text.acceptText : text.omitText}
      maxLength={300}
      record={`${step}-${run.id}-${employeeId}`}
      onClose={onClose}
      send={async (reason) => {
        const input = { params: { id: run.id, employee_id: employeeId }, body: { reason } }
        await (step === 'accept' ? accept : omit).mutateAsync(input)
        onClose()
        void toastSuccess(step === 'accept' ? text.accepted(formatNumber(left, 0)) : text.omitted)
      }}
    />
  )
}
