import { RequestInbox } from '#features/requests/web/index.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOwnLeaveText } from './text.ts'

const KINDS = ['leave']
const STEPS = ['hr'] as const

/** Leave that waits for HR. */
export default function ApproveLeaveHrScreen() {
  const text = useOwnLeaveText()
  return (
    <>
      <PageHeader title={text.approveHr} />
      <RequestInbox label={text.approveHr} kinds={KINDS} steps={STEPS} forHr />
    </>
  )
}
