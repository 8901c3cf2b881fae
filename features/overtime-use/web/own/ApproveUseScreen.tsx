import { RequestInbox } from '#features/requests/web/index.ts'
import { useSession } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOwnUseText } from './text.ts'

const KINDS = ['overtime_use']

/** Overtime use that waits for the employee, as line manager or as HR. */
export default function ApproveUseScreen() {
  const text = useOwnUseText()
  const isHr = useSession()?.roles.includes('hrmanager') ?? false
  return (
    <>
      <PageHeader title={text.approve} />
      <RequestInbox label={text.approve} kinds={KINDS} forHr={isHr} />
    </>
  )
}
