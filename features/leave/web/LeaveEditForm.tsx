import { Stack } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned } from '#kit/web/form/WarnedSend.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import {
  type LeaveDetail,
  type LeavePart,
  type LeaveWarning,
  listLeaveTypes,
  updateLeave,
} from '../contract.ts'
import { LeaveFields } from './LeaveFields.tsx'
import { LeaveWarnings } from './LeaveWarnings.tsx'
import type { LeaveValues } from './leave-values.ts'
import { useLeaveText } from './text.ts'

interface Props {
  leave: LeaveDetail
  /** Loads the leave again after a change by another user. */
  latest: () => Promise<LeaveDetail>
}

const valuesOf = (leave: LeaveDetail): LeaveValues & { version: number } => {
  const { leave_type_id, start_date, end_date, part, from_time, to_time, detail, version } = leave
  return { leave_type_id, start_date, end_date, part, from_time, to_time, detail, version }
}

/** HR changes approved leave. Warnings are shown before anything is stored. */
export function LeaveEditForm({ leave, latest }: Props) {
  const text = useLeaveText()
  const go = useGo()
  const kinds = useRoute(listLeaveTypes).data?.data
  const showDay = { show: (day: string) => formatDate(day) }
  const form = useContractForm(updateLeave.body, valuesOf(leave), {
    latest: async () => valuesOf(await latest()),
    readings: {
      leave_type_id: { label: text.kind, show: (id: number) => kinds?.find((kind) => kind.id === id)?.name },
      start_date: { label: text.start, ...showDay },
      end_date: { label: text.end, ...showDay },
      part: { label: text.part, show: (part: LeavePart) => text.parts[part] },
      from_time: { label: text.fromTime },
      to_time: { label: text.toTime },
    },
  })
  const update = useMutate(updateLeave)
  const { warn, ...warned } = useWarned<LeaveWarning>()

  async function send(body: Parameters<typeof update.mutateAsync>[0]['body']): Promise<void> {
    const answer = (await update.mutateAsync({ params: { id: leave.id }, body })).data
    if (!answer.leave) return warn(answer.warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('updated')
    go('e-leave.index')
  }

  return (
    <>
      <Form form={form} route={updateLeave} onCancel={() => go('e-leave.index')} onSubmit={send}>
        <Stack gap="md">
          <LeaveFields fields={form.fields} employeeId={leave.employee_id} editedId={leave.id} />
        </Stack>
      </Form>
      <LeaveWarnings {...warned} />
    </>
  )
}
