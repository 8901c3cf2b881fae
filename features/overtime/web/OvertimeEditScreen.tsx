import { describeRequest } from '#features/schedules/domain/describe-request.ts'
import { RequestScreen } from '#features/schedules/web/index.ts'
import { useOpened } from '#kit/web/form/use-opened.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { showOvertime } from '../contract.ts'
import { OvertimeEditForm } from './OvertimeEditForm.tsx'
import { useOvertimeFields } from './overtime-fields.ts'
import { useOvertimeText } from './text.ts'

/** Overtime with its history; approved overtime can be changed. */
export default function OvertimeEditScreen() {
  const id = useIdParam('employee_ot_id')
  return <OvertimeEdit key={id} id={id} />
}

function OvertimeEdit({ id }: { id: number }) {
  const text = useOvertimeText()
  const latest = useRoute(showOvertime, { params: { id } })
  const [opened] = useOpened(latest)
  const overtime = latest.data?.data
  const fields = useOvertimeFields()
  return (
    <RequestScreen
      title={text.edit}
      list={{ label: text.title, to: href('employee_ot.index') }}
      text={text}
      request={overtime && { ...overtime, ...describeRequest(overtime, fields) }}
      error={latest.error}
      onRetry={() => void latest.refetch()}
      form={
        opened && (
          <OvertimeEditForm
            overtime={opened}
            latest={async () => (await latest.refetch()).data?.data ?? opened}
          />
        )
      }
    />
  )
}
