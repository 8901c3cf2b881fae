import { Text } from '@mantine/core'
import { describeRequest } from '#features/schedules/domain/describe-request.ts'
import { DayLinks, RequestDrawer } from '#features/schedules/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { cancelUse, type OvertimeUse, showUse, updateUse } from '../contract.ts'
import { formatHours } from '../domain/format-hours.ts'
import { isOpenUse } from './is-open-use.ts'
import { useUseText } from './text.ts'

interface Props {
  opened: OpenedRow<OvertimeUse>
  onEdit: (use: OvertimeUse) => void
  onCancel: (use: OvertimeUse) => void
}

/** Overtime use beside its list, with what it takes and a link to its day. */
export function UseDrawer(props: Props) {
  const { id } = props.opened
  return id === undefined ? null : <OpenUse id={id} {...props} />
}

type Facts = Pick<OvertimeUse, 'use_date' | 'from_time' | 'to_time' | 'remark'>

function OpenUse({ id, opened, onEdit, onCancel }: Props & { id: number }) {
  const text = useUseText()
  const mayCall = useMayCall()
  const answer = useRoute(showUse, { params: { id } }, { keepPrevious: true })
  const use = answer.data?.data
  const fields = [
    [text.day, (row: Facts) => formatDate(row.use_date)],
    [text.fromTime, (row: Facts) => row.from_time],
    [text.toTime, (row: Facts) => row.to_time],
    [text.remark, (row: Facts) => row.remark],
  ] as const
  return (
    <RequestDrawer
      opened={opened as unknown as OpenedRow<never>}
      kind={text.one}
      page={href('employee_using_ot.index', {}, { use: id })}
      text={text}
      request={use && { ...use, ...describeRequest(use, fields) }}
      error={answer.error}
      onRetry={() => void answer.refetch()}
      effect={
        use && (
          <>
            <Text>
              {use.credit_minutes ? text.takesHours(formatHours(use.credit_minutes)) : text.takesNothing}
            </Text>
            <DayLinks label={text.openDay} employeeId={use.employee_id} dates={[use.use_date]} />
          </>
        )
      }
      mayEdit={use?.status === 'success' && mayCall(updateUse)}
      onEdit={() => use && onEdit(use)}
      cancelLabel={text.cancelUse}
      onCancel={use && isOpenUse(use) && mayCall(cancelUse) ? () => onCancel(use) : undefined}
    />
  )
}
