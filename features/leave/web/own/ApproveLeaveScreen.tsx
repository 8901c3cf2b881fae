import { RequestInbox } from '#features/requests/web/index.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOwnLeaveText } from './text.ts'

const KINDS = ['leave']
const STEPS = ['linemanager'] as const

/** Leave that waits for the employee as line manager. */
export default function ApproveLeaveScreen() {
  const text = useOwnLeaveText()
  return (
    <>
      <PageHeader title={text.approve} />
      <RequestInbox label={text.approve} kinds={KINDS} steps={STEPS} />
    </>
  )
}
