import { Paper, SegmentedControl, Select, Stack, Textarea } from '@mantine/core'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { enterLeave, LeavePart, type LeaveWarning, listLeaveTypes } from '../contract.ts'
import { useLeaveText } from './text.ts'
import { BalanceLine } from './vacation/BalanceLine.tsx'

interface Values {
  employee_id: number | null
  leave_type_id: number | null
  start_date: string | null
  end_date: string | null
  part: LeavePart
  detail: string
}

const EMPTY: Values = {
  employee_id: null,
  leave_type_id: null,
  start_date: null,
  end_date: null,
  part: 'full',
  detail: '',
}

/** HR enters leave, which is approved immediately. Warnings are shown before anything is stored. */
export default function LeaveAddScreen() {
  const text = useLeaveText()
  const go = useGo()
  const kinds = useRoute(listLeaveTypes)
  const form = useContractForm(enterLeave.body, EMPTY)
  const enter = useMutate(enterLeave)
  const { warn, ...warned } = useWarned<LeaveWarning>()
  const input = form.fields.getInputProps
  const { part, start_date } = form.fields.values
  const isHalf = part !== 'full'

  async function send(body: Parameters<typeof enter.mutateAsync>[0]['body']): Promise<void> {
    const { leave, warnings } = (await enter.mutateAsync({ body })).data
    if (!leave) return warn(warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('saved')
    go('e-leave.index')
  }

  return (
    <>
      <PageHeader
        title={text.add}
        text={text.addIntro}
        breadcrumbs={[{ label: text.title, to: href('e-leave.index') }, { label: text.add }]}
      />
      <Paper withBorder p="lg" radius="lg" maw={760}>
        <Form form={form} onCancel={() => go('e-leave.index')} onSubmit={send}>
          <Stack gap="md">
            <EmployeePicker label={text.employee} withAsterisk {...input('employee_id')} />
            <Select
              label={text.kind}
              withAsterisk
              allowDeselect={false}
              data={(kinds.data?.data ?? []).map(({ id, name, is_paid }) => ({
                value: String(id),
                label: is_paid ? name : `${name} · ${text.unpaid}`,
              }))}
              {...input('leave_type_id')}
              value={form.fields.values.leave_type_id ? String(form.fields.values.leave_type_id) : null}
              onChange={(id) => form.fields.setFieldValue('leave_type_id', id ? Number(id) : null)}
            />
            <BalanceLine {...form.fields.values} on={start_date} />
            <SegmentedControl
              aria-label={text.part}
              data={LeavePart.options.map((value) => ({ value, label: text.parts[value] }))}
              value={part}
              onChange={(next) => {
                form.fields.setFieldValue('part', next as LeavePart)
                // A half day covers only one day.
                if (next !== 'full') form.fields.setFieldValue('end_date', start_date)
              }}
            />
            <FieldGrid>
              <DateField
                label={isHalf ? text.day : text.start}
                withAsterisk
                {...input('start_date')}
                onChange={(day) => {
                  form.fields.setFieldValue('start_date', day)
                  const { end_date } = form.fields.getValues()
                  if (isHalf || !end_date || (day && end_date < day))
                    form.fields.setFieldValue('end_date', day)
                }}
              />
              {!isHalf && (
                <DateField
                  label={text.end}
                  withAsterisk
                  {...(start_date && { min: start_date })}
                  {...input('end_date')}
                />
              )}
            </FieldGrid>
            <Textarea label={text.detail} autosize minRows={2} maxLength={1000} {...input('detail')} />
          </Stack>
        </Form>
      </Paper>
      <WarnedSend
        {...warned}
        title={text.warnTitle}
        confirmLabel={text.warnAnyway}
        sentence={({ code, date, left }) => text.warning[code](formatDate(date), formatNumber(left ?? 0, 1))}
      />
    </>
  )
}
