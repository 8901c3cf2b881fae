import { Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { requiredLineText } from '#kit/contract/texts.ts'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { adjustLateChanges, type BroughtForward, listLateChanges } from '../../contract.ts'
import { BroughtForwardTable } from './BroughtForwardTable.tsx'
import { useYearText } from './text.ts'

interface Props {
  year: number
  onClose: () => void
}

/** What has changed since a year was closed, and the adjustments for it. */
export function LateChanges({ year, onClose }: Props) {
  const text = useYearText()
  const answer = useRoute(listLateChanges, { params: { leave_year: year } })
  const rows = answer.data?.data
  return (
    <ViewModal opened onClose={onClose} title={text.lateTitle(String(year))}>
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <Skeleton height={120} />}
      {rows?.length === 0 && <EmptyState title={text.noLate} text={text.noLateText} />}
      {rows && rows.length > 0 && <Adjustments rows={rows} year={year} onClose={onClose} />}
    </ViewModal>
  )
}

function Adjustments({ rows, year, onClose }: Props & { rows: readonly BroughtForward[] }) {
  const text = useYearText()
  const adjust = useMutate(adjustLateChanges)
  const [input] = useState(() => z.object({ note: requiredLineText(500) }))
  const form = useContractForm(input, { note: text.noteOf(String(year)) }, { record: year })
  return (
    <Form
      form={form}
      submitLabel={text.adjust(formatNumber(rows.length, 0))}
      onCancel={onClose}
      onSubmit={async ({ note }) => {
        const items = rows.map(({ employee_id, leave_type_id, days }) => ({
          employee_id,
          leave_type_id,
          days,
        }))
        await adjust.mutateAsync({ params: { leave_year: year }, body: { items, note } })
        void toastSuccess('saved')
        onClose()
      }}
    >
      <Stack gap="md">
        <Text size="sm">{text.lateText}</Text>
        <BroughtForwardTable rows={rows} label={text.late} signed />
        <TextInput label={text.note} withAsterisk {...form.fields.getInputProps('note')} />
      </Stack>
    </Form>
  )
}
