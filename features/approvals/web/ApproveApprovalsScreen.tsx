import { RequestInbox } from '#features/requests/web/index.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useApprovalText } from './text.ts'

const KINDS = ['approval']

/** Approval requests that wait for the employee. */
export default function ApproveApprovalsScreen() {
  const text = useApprovalText()
  return (
    <>
      <PageHeader title={text.approve} />
      <RequestInbox label={text.approve} kinds={KINDS} />
    </>
  )
}
