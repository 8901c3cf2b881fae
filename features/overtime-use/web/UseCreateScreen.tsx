import { Stack } from '@mantine/core'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { href, useGo, useIdQuery } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { enterUse, type UseWarning } from '../contract.ts'
import { useUseText } from './text.ts'
import { UseFields, type UseFormValues } from './UseFields.tsx'
import { Credit, useUseSentence } from './use-warnings.tsx'

const EMPTY: UseFormValues = { use_date: null, from_time: null, to_time: null, remark: '' }

/** HR enters overtime that an employee uses as time off; approved immediately. Warnings are shown before anything is stored. */
export default function UseCreateScreen() {
  const text = useUseText()
  const go = useGo()
  const initial = { ...EMPTY, employee_id: useIdQuery('employee') }
  const form = useContractForm(enterUse.body, initial)
  const enter = useMutate(enterUse)
  const { warn, ...warned } = useWarned<UseWarning>()
  const { employee_id, use_date } = form.fields.values

  async function send(body: Parameters<typeof enter.mutateAsync>[0]['body']): Promise<void> {
    const { use, warnings } = (await enter.mutateAsync({ body })).data
    if (!use) return warn(warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('saved')
    go('employee_using_ot.index')
  }

  return (
    <>
      <PageHeader
        title={text.add}
        text={text.addIntro}
        breadcrumbs={[{ label: text.title, to: href('employee_using_ot.index') }, { label: text.add }]}
      />
      <FormFrame>
        <Form form={form} onCancel={() => go('employee_using_ot.index')} onSubmit={send}>
          <Stack gap="md">
            <EmployeePicker
              label={text.employee}
              withAsterisk
              {...form.fields.getInputProps('employee_id')}
            />
            <UseFields fields={form.fields}>
              <Credit employeeId={employee_id} on={use_date} />
            </UseFields>
          </Stack>
        </Form>
      </FormFrame>
      <WarnedSend
        {...warned}
        title={text.warnTitle}
        confirmLabel={text.warnAnyway}
        sentence={useUseSentence()}
      />
    </>
  )
}
