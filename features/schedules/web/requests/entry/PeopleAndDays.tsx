import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type ChosenPeople, idsOfPeople, NOBODY, PeopleChoice } from '#features/employees/web/index.ts'
import { DaysChoice } from '#kit/web/calendar/DaysChoice.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { MAX_ENTRY_ROWS } from '../../../contract/entries.ts'
import { useRequestText } from '../text.ts'
import type { EntryKind } from './entry-kind.ts'

interface Props<Row extends { employee_id: number }, W extends { code: string }> {
  kind: EntryKind<Row, W>
  isBusy: boolean
  onRows: (rows: Row[]) => void
}

/** The same for the chosen employees on the chosen days. */
export function PeopleAndDays<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
  isBusy,
  onRows,
}: Props<Row, W>) {
  const text = useRequestText().entry
  const [people, setPeople] = useState<ChosenPeople>(NOBODY)
  const [days, setDays] = useState<string[]>([])
  const [isAsked, setAsked] = useState(false)
  const ids = idsOfPeople(people)
  const count = ids.length * days.length
  function build() {
    setAsked(true)
    const rows = kind.rowsOf(ids, days)
    if (rows && rows.length > 0) onRows(rows)
  }
  return (
    <Stack gap="lg">
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <PeopleChoice
          value={people}
          onChange={setPeople}
          error={isAsked && ids.length === 0 ? text.choosePeople : undefined}
        />
        <DaysChoice
          label={text.days}
          value={days}
          onChange={setDays}
          chosenText={(shown) => text.chosenDays(formatNumber(days.length, 0), shown.join(', '))}
          error={isAsked && days.length === 0 ? text.chooseDays : undefined}
        />
      </SimpleGrid>
      {kind.fields}
      <Group gap="md">
        <Button loading={isBusy} disabled={count > MAX_ENTRY_ROWS} onClick={build}>
          {text.check}
        </Button>
        {count > 0 && (
          <Text
            size="sm"
            c={count > MAX_ENTRY_ROWS ? 'var(--mantine-color-error)' : 'dimmed'}
            aria-live="polite"
          >
            {count > MAX_ENTRY_ROWS
              ? text.tooMany(formatNumber(count, 0), formatNumber(MAX_ENTRY_ROWS, 0))
              : text.product(formatNumber(ids.length, 0), formatNumber(days.length, 0))}
          </Text>
        )}
      </Group>
    </Stack>
  )
}
