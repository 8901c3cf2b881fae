import { Stack } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned } from '#kit/web/form/WarnedSend.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { type OvertimeDetail, type OvertimeWarning, updateOvertime } from '../contract.ts'
import { lacksReason } from '../domain/lacks-reason.ts'
import { OvertimeFields, type OvertimeValues } from './OvertimeFields.tsx'
import { OvertimeWarnings, useReasonBeyondLimits } from './OvertimeWarnings.tsx'
import { useOvertimeText } from './text.ts'

interface Props {
  overtime: OvertimeDetail
  /** Loads the overtime again after a change by another user. */
  latest: () => Promise<OvertimeDetail>
}

const valuesOf = (overtime: OvertimeDetail): OvertimeValues & { version: number } => {
  const { work_date, from_time, to_time, remark, version } = overtime
  return { work_date, from_time, to_time, remark, version }
}

/** HR changes approved overtime. Warnings are shown before anything is stored. */
export function OvertimeEditForm({ overtime, latest }: Props) {
  const text = useOvertimeText()
  const go = useGo()
  const form = useContractForm(updateOvertime.body, valuesOf(overtime), {
    latest: async () => valuesOf(await latest()),
    readings: { work_date: { label: text.day, show: (day: string) => formatDate(day) } },
  })
  const update = useMutate(updateOvertime)
  const beyond = useReasonBeyondLimits()
  const { warn, ...warned } = useWarned<OvertimeWarning>()

  async function send(body: Parameters<typeof update.mutateAsync>[0]['body']): Promise<void> {
    const answer = (await update.mutateAsync({ params: { id: overtime.id }, body })).data
    if (!answer.overtime && lacksReason(body.remark ?? '', answer.warnings))
      return form.fields.setFieldError('remark', beyond(answer.warnings))
    if (!answer.overtime) return warn(answer.warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('updated')
    go('employee_ot.index')
  }

  return (
    <>
      <Form form={form} route={updateOvertime} onCancel={() => go('employee_ot.index')} onSubmit={send}>
        <Stack gap="md">
          <OvertimeFields fields={form.fields} />
        </Stack>
      </Form>
      <OvertimeWarnings {...warned} />
    </>
  )
}
