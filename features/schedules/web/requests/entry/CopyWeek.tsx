import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type ChosenPeople, idsOfPeople, NOBODY, PeopleChoice } from '#features/employees/web/index.ts'
import { addDays, formatDate, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { useRequestText } from '../text.ts'
import type { EntryKind } from './entry-kind.ts'

const DAYS_OF_WEEK = 7

interface Props<Row extends { employee_id: number }, W extends { code: string }> {
  kind: EntryKind<Row, W>
  isBusy: boolean
  onRows: (rows: Row[]) => void
}

/** What was approved in seven days, for seven other days; without a choice for all employees. */
export function CopyWeek<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
  isBusy,
  onRows,
}: Props<Row, W>) {
  const text = useRequestText().entry
  const monday = addDays(todayInLaos(), 1 - weekdayOf(todayInLaos()))
  const [from, setFrom] = useState<string | null>(addDays(monday, -DAYS_OF_WEEK))
  const [to, setTo] = useState<string | null>(monday)
  const [people, setPeople] = useState<ChosenPeople>(NOBODY)
  const [isLoading, setLoading] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  async function copy(first: string, target: string) {
    setLoading(true)
    setEmpty(false)
    const ids = idsOfPeople(people)
    await kind.copy(first, target, ids.length > 0 ? ids : null).then(({ rows }) => {
      setEmpty(rows.length === 0)
      onRows(rows)
    }, toastError)
    setLoading(false)
  }
  const week = (day: string | null) =>
    day ? `${formatDate(day)} – ${formatDate(addDays(day, DAYS_OF_WEEK - 1))}` : ''
  return (
    <Stack gap="lg">
      <FieldGrid>
        <DateField
          label={text.copyFrom}
          description={week(from)}
          withAsterisk
          value={from}
          onChange={setFrom}
        />
        <DateField label={text.copyTo} description={week(to)} withAsterisk value={to} onChange={setTo} />
      </FieldGrid>
      <Text size="sm" c="dimmed">
        {text.copyHint}
      </Text>
      <PeopleChoice value={people} onChange={setPeople} />
      <Group gap="md">
        <Button
          loading={isBusy || isLoading}
          disabled={!from || !to}
          onClick={() => from && to && void copy(from, to)}
        >
          {text.check}
        </Button>
        {isEmpty && (
          <Text size="sm" role="status">
            {text.nothingToCopy}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
