import { Text } from '@mantine/core'
import { describeRequest } from '#features/schedules/domain/describe-request.ts'
import { DayLinks, RequestDrawer } from '#features/schedules/web/index.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatMinutes } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { cancelOvertime, type Overtime, showOvertime, updateOvertime } from '../contract.ts'
import { isOpenOvertime } from './is-open-overtime.ts'
import { useOvertimeFields } from './overtime-fields.ts'
import { useOvertimeText } from './text.ts'

interface Props {
  opened: OpenedRow<Overtime>
  onCancel: (overtime: Overtime) => void
}

/** A span of overtime beside its list, with a link to the day on which it counts. */
export function OvertimeDrawer({ opened, onCancel }: Props) {
  return opened.id === undefined ? null : <OpenOvertime id={opened.id} opened={opened} onCancel={onCancel} />
}

function OpenOvertime({ id, opened, onCancel }: Props & { id: number }) {
  const text = useOvertimeText()
  const mayCall = useMayCall()
  const fields = useOvertimeFields()
  const answer = useRoute(showOvertime, { params: { id } }, { keepPrevious: true })
  const overtime = answer.data?.data
  return (
    <RequestDrawer
      opened={opened as unknown as OpenedRow<never>}
      kind={text.one}
      page={href('employee_ot.edit', { employee_ot_id: id })}
      text={text}
      request={overtime && { ...overtime, ...describeRequest(overtime, fields) }}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      effect={
        overtime && (
          <>
            <Text>
              {overtime.asked_from
                ? `${text.effect.approved(formatMinutes(overtime.minutes))} · ${text.asked(overtime.asked_from, overtime.asked_to ?? '')}`
                : text.effect.asked(formatMinutes(overtime.minutes))}
            </Text>
            <DayLinks
              label={text.effect.counted}
              employeeId={overtime.employee_id}
              dates={[overtime.work_date]}
            />
          </>
        )
      }
      mayEdit={overtime?.status === 'success' && mayCall(updateOvertime)}
      cancelLabel={text.cancelOvertime}
      onCancel={
        overtime && isOpenOvertime(overtime) && mayCall(cancelOvertime) ? () => onCancel(overtime) : undefined
      }
    />
  )
}
