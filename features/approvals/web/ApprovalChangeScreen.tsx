import { ChangePage } from '#features/requests/web/parts.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { ApprovalForm } from './ApprovalForm.tsx'
import { useApprovalKind } from './use-approval-kind.ts'

/** An employee changes an approval request that is not sent, or that was returned. */
export default function ApprovalChangeScreen() {
  const kind = useApprovalKind()
  return (
    <ChangePage kind={kind} id={useIdParam('id')}>
      {(parts) => <ApprovalForm {...parts} record={`approval-${parts.edited.id}`} />}
    </ChangePage>
  )
}
