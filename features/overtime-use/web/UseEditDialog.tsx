import { Stack, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useWarned, WarnedSend } from '#kit/web/form/WarnedSend.tsx'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { type OvertimeUse, showUse, type UseWarning, updateUse } from '../contract.ts'
import { useUseText } from './text.ts'
import { UseFields, type UseFormValues } from './UseFields.tsx'
import { Credit, useUseSentence } from './use-warnings.tsx'

const valuesOf = (use: OvertimeUse): UseFormValues & { version: number } => {
  const { use_date, from_time, to_time, remark, version } = use
  return { use_date, from_time, to_time, remark, version }
}

/** HR changes approved overtime use. Warnings are shown before anything is stored. */
export function UseEditDialog({ use, onClose }: { use: OvertimeUse; onClose: () => void }) {
  const text = useUseText()
  const latest = useRoute(showUse, { params: { id: use.id } })
  const form = useContractForm(updateUse.body, valuesOf(use), {
    record: `use-${use.id}`,
    latest: async () => valuesOf((await latest.refetch()).data?.data ?? use),
    readings: { use_date: { label: text.day, show: (day: string) => formatDate(day) } },
  })
  const update = useMutate(updateUse)
  const { warn, ...warned } = useWarned<UseWarning>()

  async function send(body: Parameters<typeof update.mutateAsync>[0]['body']): Promise<void> {
    const answer = (await update.mutateAsync({ params: { id: use.id }, body })).data
    if (!answer.use) return warn(answer.warnings, () => send({ ...body, confirmed: true }))
    void toastSuccess('updated')
    onClose()
  }

  return (
    <>
      <EditModal opened onClose={onClose} title={text.edit}>
        <Form form={form} route={updateUse} onCancel={onClose} onSubmit={send}>
          <Stack gap="md">
            <Text fw={600}>{`${use.emp_number} · ${use.employee_name}`}</Text>
            <UseFields fields={form.fields}>
              <Credit employeeId={use.employee_id} on={form.fields.values.use_date} />
            </UseFields>
          </Stack>
        </Form>
      </EditModal>
      <WarnedSend
        {...warned}
        title={text.warnTitle}
        confirmLabel={text.warnAnyway}
        sentence={useUseSentence()}
      />
    </>
  )
}
