import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { makeMonth, planMonth } from '../contract.ts'
import { monthChoices, thisMonth } from './months.ts'
import { planColumns } from './plan-columns.tsx'
import { useInvoiceText } from './text.ts'

/** Previews a month's invoices and creates all of them. */
export function MakeMonthDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useInvoiceText().month
  return (
    <ViewModal opened={opened} onClose={onClose} title={text.title}>
      {opened && <Plan onClose={onClose} />}
    </ViewModal>
  )
}

function Plan({ onClose }: { onClose: () => void }) {
  const all = useInvoiceText()
  const text = all.month
  const words = useKitText().action
  const [month, setMonth] = useState(thisMonth)
  const plan = useRoute(planMonth, { query: { month } })
  const make = useMutate(makeMonth, {
    onSuccess: ({ data }) => {
      onClose()
      void toastSuccess(text.made(formatNumber(data.made.length, 0)))
    },
    onError: toastError,
  })
  const rows = plan.data?.data ?? []
  const count = rows.filter(({ obstacle }) => obstacle === null).length
  const company_ids = rows.filter(({ obstacle }) => obstacle === null).map((row) => row.company_id)
  return (
    <Stack gap="md">
      <Text c="dimmed">{text.text}</Text>
      <Select
        label={all.field.month}
        w={220}
        searchable
        allowDeselect={false}
        data={monthChoices()}
        value={month}
        onChange={(next) => next && setMonth(next)}
      />
      {plan.error && <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />}
      {plan.isPending && <TableWaiting />}
      {plan.data && (
        <RowsTable
          rows={rows}
          columns={planColumns(all)}
          label={text.title}
          rowKey={(row) => row.company_id}
          empty={<EmptyState title={text.noCompany} />}
          maxHeight="50vh"
        />
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={make.isPending}>
          {words.cancel}
        </Button>
        <Button
          disabled={count === 0}
          loading={make.isPending}
          onClick={() => make.mutate({ body: { month, company_ids } })}
        >
          {count === 0 ? text.none : text.make(formatNumber(count, 0))}
        </Button>
      </Group>
    </Stack>
  )
}
