import { Stack } from '@mantine/core'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned } from '#kit/web/form/WarnedSend.tsx'
import { href, useGo, useIdQuery } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { enterOvertime, type OvertimeWarning } from '../contract.ts'
import { lacksReason } from '../domain/lacks-reason.ts'
import { OvertimeFields, type OvertimeValues } from './OvertimeFields.tsx'
import { OvertimeWarnings, useReasonBeyondLimits } from './OvertimeWarnings.tsx'
import { useOvertimeText } from './text.ts'

const EMPTY: OvertimeValues & { employee_id: number | null } = {
  employee_id: null,
  work_date: null,
  from_time: null,
  to_time: null,
  remark: '',
}

/** HR enters overtime, which is approved immediately. A warning about a legal limit is shown before it is stored. */
export default function OvertimeCreateScreen() {
  const text = useOvertimeText()
  const go = useGo()
  const form = useContractForm(enterOvertime.body, { ...EMPTY, employee_id: useIdQuery('employee') })
  const enter = useMutate(enterOvertime)
  const beyond = useReasonBeyondLimits()
  const { warn, ...warned } = useWarned<OvertimeWarning>()

  async function send(body: Parameters<typeof enter.mutateAsync>[0]['body']): Promise<void> {
    const { overtime, warnings } = (await enter.mutateAsync({ body })).data
    if (!overtime && lacksReason(body.remark ?? '', warnings))
      return form.fields.setFieldError('remark', beyond(warnings))
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
      <FormFrame>
        <Form form={form} onCancel={() => go('employee_ot.index')} onSubmit={send}>
          <Stack gap="md">
            <EmployeePicker
              label={text.employee}
              withAsterisk
              {...form.fields.getInputProps('employee_id')}
            />
            <OvertimeFields fields={form.fields} />
          </Stack>
        </Form>
      </FormFrame>
      <OvertimeWarnings {...warned} />
    </>
  )
}
