import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { firstOfMonth, lastOfMonth, todayInLaos } from '#kit/contract/days.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useRequestText } from '../text.ts'
import type { EntryKind } from './entry-kind.ts'

interface Props<Row extends { employee_id: number }, W extends { code: string }> {
  kind: EntryKind<Row, W>
  isBusy: boolean
  onRows: (rows: Row[]) => void
}

/** The shifts of the published roster on public holidays. */
export function HolidayShifts<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
  isBusy,
  onRows,
}: Props<Row, W>) {
  const text = useRequestText().entry
  const [from, setFrom] = useState<string | null>(kind.holidays?.first?.from ?? firstOfMonth(todayInLaos()))
  const [to, setTo] = useState<string | null>(kind.holidays?.first?.to ?? lastOfMonth(todayInLaos()))
  const [isLoading, setLoading] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  async function read(first: string, last: string) {
    setLoading(true)
    setEmpty(false)
    await kind.holidays?.read(first, last).then(({ rows }) => {
      setEmpty(rows.length === 0)
      onRows(rows)
    }, toastError)
    setLoading(false)
  }
  return (
    <Stack gap="lg">
      <Text>{text.holidayHint}</Text>
      <FieldGrid>
        <DateField label={text.firstDay} withAsterisk value={from} onChange={setFrom} />
        <DateField label={text.lastDay} withAsterisk value={to} onChange={setTo} />
      </FieldGrid>
      <Group gap="md">
        <Button
          loading={isBusy || isLoading}
          disabled={!from || !to}
          onClick={() => from && to && void read(from, to)}
        >
          {text.check}
        </Button>
        {isEmpty && (
          <Text size="sm" role="status">
            {text.noHolidayShifts}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
