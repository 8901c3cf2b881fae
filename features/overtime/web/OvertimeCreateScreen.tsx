import { Paper, Stack, Text, Textarea } from '@mantine/core'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { ClockTime } from '#kit/contract/scalars.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatMinutes, formatMonth } from '#kit/web/format.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { enterOvertime, type OvertimeWarning } from '../contract.ts'
import { spanMinutes } from '../domain/overtime-span.ts'
import { useOvertimeText } from './text.ts'

interface Values {
  employee_id: number | null
  work_date: string | null
  from_time: string | null
  to_time: string | null
  remark: string
}

const EMPTY: Values = { employee_id: null, work_date: null, from_time: null, to_time: null, remark: '' }

/** HR enters overtime, which is approved immediately. A warning about a legal limit is shown before it is stored. */
export default function OvertimeCreateScreen() {
  const text = useOvertimeText()
  const go = useGo()
  const form = useContractForm(enterOvertime.body, EMPTY)
  const enter = useMutate(enterOvertime)
  const { warn, ...warned } = useWarned<OvertimeWarning>()
  const input = form.fields.getInputProps
  const { from_time, to_time } = form.fields.values
  const isTime = (time: string | null) => ClockTime.safeParse(time).success
  const minutes =
    from_time && to_time && isTime(from_time) && isTime(to_time) ? spanMinutes(from_time, to_time) : undefined

  async function send(body: Parameters<typeof enter.mutateAsync>[0]['body']): Promise<void> {
    const { overtime, warnings } = (await enter.mutateAsync({ body })).data
    if (!overtime) return warn(warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('saved')
    go('employee_ot.index')
  }

  return (
    <>
      <PageHeader
        title={text.add}
        text={text.addIntro}
        breadcrumbs={[{ label: text.title, to: href('employee_ot.index') }, { label: text.add }]}
      />
      <Paper withBorder p="lg" radius="lg" maw={760}>
        <Form form={form} onCancel={() => go('employee_ot.index')} onSubmit={send}>
          <Stack gap="md">
            <EmployeePicker label={text.employee} withAsterisk {...input('employee_id')} />
            <FieldGrid columns={3}>
              <DateField label={text.day} withAsterisk {...input('work_date')} />
              <TimeField label={text.fromTime} withAsterisk {...input('from_time')} />
              <TimeField label={text.toTime} withAsterisk {...input('to_time')} />
            </FieldGrid>
            {minutes !== undefined && (
              <Text c="dimmed" aria-live="polite">
                {text.duration}: <b className="figures">{formatMinutes(minutes)}</b>
                {(to_time ?? '') <= (from_time ?? '') && ` · ${text.nextDayHint}`}
              </Text>
            )}
            <Textarea label={text.remark} autosize minRows={2} maxLength={1000} {...input('remark')} />
          </Stack>
        </Form>
      </Paper>
      <WarnedSend
        {...warned}
        title={text.warnTitle}
        confirmLabel={text.warnAnyway}
        sentence={({ code, date, minutes, limit }) => {
          const when = code === 'overtime_month_limit' ? formatMonth(date) : formatDate(date)
          return text.warning[code](when, formatMinutes(minutes ?? 0), formatMinutes(limit ?? 0))
        }}
      />
    </>
  )
}
