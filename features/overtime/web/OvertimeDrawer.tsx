import { Button, Text } from '@mantine/core'
import { IconBan, IconEdit } from '@tabler/icons-react'
import { describeRequest } from '#features/schedules/domain/describe-request.ts'
import { DayLinks, RequestDrawer } from '#features/schedules/web/index.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatMinutes } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
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
  const words = useKitText().action
  const go = useGo()
  const mayCall = useMayCall()
  const fields = useOvertimeFields()
  const answer = useRoute(showOvertime, { params: { id } }, { keepPrevious: true })
  const overtime = answer.data?.data
  const mayEdit = overtime?.status === 'success' && mayCall(updateOvertime)
  const mayCancel = overtime && isOpenOvertime(overtime) && mayCall(cancelOvertime)
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
            <Text>{text.effect.asked(formatMinutes(overtime.minutes))}</Text>
            <DayLinks
              label={text.effect.counted}
              employeeId={overtime.employee_id}
              dates={[overtime.work_date]}
            />
          </>
        )
      }
      actions={
        (mayEdit || mayCancel) && (
          <>
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconEdit size={18} />}
                onClick={() => go('employee_ot.edit', { employee_ot_id: id })}
              >
                {words.edit}
              </Button>
            )}
            {mayCancel && (
              <Button
                variant="default"
                c="red"
                leftSection={<IconBan size={18} />}
                onClick={() => onCancel(overtime)}
              >
                {text.cancelOvertime}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
