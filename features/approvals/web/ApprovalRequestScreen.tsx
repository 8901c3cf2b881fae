import { AskPage } from '#features/requests/web/parts.ts'
import { ApprovalForm } from './ApprovalForm.tsx'
import { useApprovalKind } from './use-approval-kind.ts'

/** An employee asks for an approval; with `?again=7` filled in as in an earlier request. */
export default function ApprovalRequestScreen() {
  const kind = useApprovalKind()
  return <AskPage kind={kind}>{(parts) => <ApprovalForm {...parts} />}</AskPage>
}
