import { Text } from '@mantine/core'
import { call } from '#kit/web/client.ts'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { useMutate } from '#kit/web/query.ts'
import { type RunDetail, showRun, updateRun } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { RunFields } from './RunFields.tsx'
import { unlessTitleTaken } from './title-taken.ts'
import { useOverlapQuestion } from './use-overlap-question.tsx'

interface Props {
  run: RunDetail
  onCancel: () => void
  onSaved: (run: RunDetail) => void
}

const valuesOf = (run: RunDetail) => ({
  kind: run.kind,
  title: run.title,
  from_date: run.from_date as string | null,
  to_date: run.to_date as string | null,
  mode: run.mode,
  days_per_month: run.days_per_month as number | '',
  hours_per_day: run.hours_per_day as number | '',
  exchange_rate_date: run.exchange_rate_date,
  version: run.version,
  item_ids: run.choice?.items.map(({ id }) => id) ?? [],
  employee_ids: run.choice?.employees.map(({ id }) => id) ?? [],
})

export function EditRunForm({ run, onCancel, onSaved }: Props) {
  const text = useRunText()
  const update = useMutate(updateRun)
  const overlap = useOverlapQuestion()
  const { id } = run
  const form = useContractForm(updateRun.body, valuesOf(run), {
    record: id,
    latest: async () => valuesOf((await call(showRun, { params: { id } })).data),
    readings: { mode: { show: (mode: RunDetail['mode']) => text.mode[mode] } },
  })
  return (
    <>
      <Form
        form={form}
        onCancel={onCancel}
        onSubmit={(body) =>
          unlessTitleTaken(
            () =>
              overlap.save(async (confirmed) => {
                const { data } = await update.mutateAsync({ params: { id }, body: { ...body, confirmed } })
                void toastSuccess('updated')
                onSaved(data)
              }),
            () => form.fields.setFieldError('title', text.titleTaken),
          )
        }
      >
        <RunFields
          fields={form.fields}
          choice={run.choice}
          onPeriod={({ from, to }) => {
            form.fields.setFieldValue('from_date', from)
            form.fields.setFieldValue('to_date', to)
          }}
        />
        {run.status === 'calculated' && (
          <Text c="dimmed" size="sm">
            {text.editResets}
          </Text>
        )}
      </Form>
      {overlap.question}
    </>
  )
}
