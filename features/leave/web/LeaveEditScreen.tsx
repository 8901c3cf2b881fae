import { describeRequest } from '#features/schedules/domain/describe-request.ts'
import { RequestScreen } from '#features/schedules/web/index.ts'
import { useOpened } from '#kit/web/form/use-opened.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { showLeave } from '../contract.ts'
import { LeaveEditForm } from './LeaveEditForm.tsx'
import { useLeaveFields } from './leave-fields.ts'
import { useLeaveText } from './text.ts'

/** A leave with its history; approved leave can be changed. */
export default function LeaveEditScreen() {
  const id = useIdParam('leave_id')
  return <LeaveEdit key={id} id={id} />
}

function LeaveEdit({ id }: { id: number }) {
  const text = useLeaveText()
  const latest = useRoute(showLeave, { params: { id } })
  const [opened] = useOpened(latest)
  const leave = latest.data?.data
  const fields = useLeaveFields()
  return (
    <RequestScreen
      title={text.edit}
      list={{ label: text.title, to: href('e-leave.index') }}
      text={text}
      request={leave && { ...leave, ...describeRequest(leave, fields) }}
      error={latest.error}
      onRetry={() => void latest.refetch()}
      form={
        opened && (
          <LeaveEditForm leave={opened} latest={async () => (await latest.refetch()).data?.data ?? opened} />
        )
      }
    />
  )
}
