import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { daysOfMonth, formatDate } from '#kit/contract/days.ts'
import { PagedDays } from '#kit/web/calendar/PagedDays.tsx'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { Part } from './Part.tsx'
import { listSamples, type Row, samples } from './sample.ts'
import { useWords, type Words } from './words.ts'

const TONE: Record<Row['status'], Tone> = { active: 'good', leaving: 'wait', resigned: 'neutral' }

const DAYS = daysOfMonth('2026-04')
/** All rows are there. */
const LOADED = {
  ...{ error: null, isPending: false, hasNextPage: false, isFetchingNextPage: false },
  ...{ refetch: () => undefined, fetchNextPage: () => undefined },
}

const columnsOf = (words: Words): Column<Row>[] => [
  { key: 'code', title: words.code, width: 90 },
  { key: 'name', title: words.name, primary: true, foot: words.total },
  { key: 'department', title: words.department },
  { key: 'start', title: words.start, cell: (row) => formatDate(row.start) },
  {
    key: 'salary',
    title: words.salary,
    align: 'end',
    cell: (row) => <Money kip={row.salary} />,
    foot: <Money kip={samples.reduce((sum, { salary }) => sum + salary, 0)} />,
  },
  {
    key: 'status',
    title: words.status,
    cell: (row) => <StatusBadge tone={TONE[row.status]}>{words[row.status]}</StatusBadge>,
  },
]

/** A list of the server while it waits and after an error, and rows with selection and details. */
export function ListParts() {
  const words = useWords()
  const state = useListState({ name: 'gallery', filters: ['status'], sort: 'name' })
  const actions = [
    { label: words.edit, onClick: () => undefined },
    { label: words.remove, onClick: () => undefined, danger: true },
  ]
  return (
    <Part title={words.lists}>
      <DataTable
        route={listSamples}
        name="gallery"
        label={words.employees}
        columns={columnsOf(words)}
        state={state}
        onRowClick={() => undefined}
        actions={actions}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter
              state={state}
              name="status"
              label={words.status}
              options={{ active: words.active, leaving: words.leaving, resigned: words.resigned }}
            />
          </FilterBar>
        }
      />
      <DetailsSample words={words} actions={actions} />
      <PagedDays
        label={words.start}
        corner={words.name}
        days={DAYS}
        rows={samples}
        renderRow={(row, days) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            {days.map((day) => (
              <td key={day}>{day.slice(8) === row.start.slice(8) && '•'}</td>
            ))}
          </tr>
        )}
        list={LOADED}
        state={state}
        legend={null}
        empty={null}
        loadingMore=""
      />
    </Part>
  )
}

interface DetailsProps {
  words: Words
  actions: { label: string; onClick: () => void }[]
}

/** A row opens its details beside the list. */
function DetailsSample({ words, actions }: DetailsProps) {
  const [picked, setPicked] = useState<Set<string | number>>(new Set([2]))
  const opened = useOpenedRow({ name: 'sample', rows: samples })
  const { row } = opened
  return (
    <>
      <RowsTable
        rows={samples}
        columns={columnsOf(words)}
        label={words.name}
        onRowClick={opened.open}
        opened={opened.key}
        actions={actions}
        selected={picked}
        onSelect={setPicked}
        maxHeight="420px"
      />
      <DetailsDrawer
        opened={opened}
        title={row?.name ?? ''}
        kind={words.employees}
        page="/"
        actions={<Button variant="default">{words.edit}</Button>}
      >
        {row && (
          <Stack gap="md">
            <Group>
              <StatusBadge tone={TONE[row.status]}>{words[row.status]}</StatusBadge>
              <Money kip={row.salary} unit strong />
            </Group>
            <TextInput label={words.note} />
          </Stack>
        )}
      </DetailsDrawer>
    </>
  )
}
