import { useState } from 'react'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { acceptReviews, omitEmployee, type PayslipRow, type RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'

export type CheckStep = 'accept' | 'omit'

interface Props {
  step: CheckStep
  run: RunDetail
  slip: Pick<PayslipRow, 'employee_id' | 'reviews' | 'review_facts' | 'net'>
  onClose: () => void
}

/** Asks for the reason why marks are accepted, or why an employee is left out of the run. */
export function CheckDialog({ step, run, slip, onClose }: Props) {
  const text = useRunText().check
  const accept = useMutate(acceptReviews)
  const omit = useMutate(omitEmployee)
  // A calculation that ends while the dialog is open must not change what is accepted.
  const [seen] = useState({ ...slip })
  const left = Math.max(0, run.counts.to_check - 1)
  return (
    <ReasonDialog
      title={text[step]}
      sentence={step === 'accept' ? text.acceptText : text.omitText}
      maxLength={300}
      record={`${step}-${run.id}-${seen.employee_id}`}
      onClose={onClose}
      send={async (reason) => {
        const { net, reviews } = seen
        const params = { id: run.id, employee_id: seen.employee_id }
        const shared_with = seen.review_facts.shared_with ?? []
        if (step === 'accept')
          await accept.mutateAsync({ params, body: { reason, net, reviews, shared_with } })
        else await omit.mutateAsync({ params, body: { reason } })
        onClose()
        void toastSuccess(step === 'accept' ? text.accepted(formatNumber(left, 0)) : text.omitted)
      }}
    />
  )
}
