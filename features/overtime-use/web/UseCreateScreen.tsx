import { Stack, Text } from '@mantine/core'
import { EmployeePicker } from '#features/employees/web/index.ts'
import { formatDate, isDay } from '#kit/contract/days.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { href, useGo, useIdQuery } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { enterUse, showCredit, type UseWarning } from '../contract.ts'
import { formatHours } from '../domain/format-hours.ts'
import { useUseText } from './text.ts'
import { UseFields, type UseFormValues } from './UseFields.tsx'

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

/** The credit of the employee on the date. */
function Credit({ employeeId, on }: { employeeId: number | null; on: string | null }) {
  const text = useUseText()
  const isKnown = employeeId !== null && isDay(on)
  const query = { employee_id: employeeId ?? 0, on: on ?? '' }
  const credit = useRoute(showCredit, { query }, { enabled: isKnown }).data?.data
  if (!isKnown || !credit) return null
  return <Text c="dimmed">{text.creditOn(formatHours(credit.left_minutes), formatDate(on))}</Text>
}

/** The sentence of a warning. */
function useUseSentence(): (warning: UseWarning) => string {
  const text = useUseText()
  return (warning) =>
    warning.code === 'in_locked_run'
      ? text.lockedRun(warning.run, formatDate(warning.date))
      : text.warning[warning.code](formatDate(warning.date), formatHours(warning.minutes ?? 0))
}
