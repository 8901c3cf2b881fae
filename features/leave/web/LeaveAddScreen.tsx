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
import { enterLeave, type LeaveWarning } from '../contract.ts'
import { LeaveFields } from './LeaveFields.tsx'
import { LeaveWarnings } from './LeaveWarnings.tsx'
import type { LeaveValues } from './leave-values.ts'
import { useLeaveText } from './text.ts'

const EMPTY: LeaveValues & { employee_id: number | null } = {
  employee_id: null,
  leave_type_id: null,
  start_date: null,
  end_date: null,
  part: 'full',
  from_time: null,
  to_time: null,
  detail: '',
}

/** HR enters leave, which is approved immediately. Warnings are shown before anything is stored. */
export default function LeaveAddScreen() {
  const text = useLeaveText()
  const go = useGo()
  const form = useContractForm(enterLeave.body, { ...EMPTY, employee_id: useIdQuery('employee') })
  const enter = useMutate(enterLeave)
  const { warn, ...warned } = useWarned<LeaveWarning>()

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
      <FormFrame>
        <Form form={form} onCancel={() => go('e-leave.index')} onSubmit={send}>
          <Stack gap="md">
            <EmployeePicker
              label={text.employee}
              withAsterisk
              {...form.fields.getInputProps('employee_id')}
            />
            <LeaveFields fields={form.fields} employeeId={form.fields.values.employee_id} />
          </Stack>
        </Form>
      </FormFrame>
      <LeaveWarnings {...warned} />
    </>
  )
}
