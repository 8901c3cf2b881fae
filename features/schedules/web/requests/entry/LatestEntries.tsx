import { Text, Title } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { StoredEntry } from '../../../contract/entries.ts'
import CancelRequests from '../CancelRequests.tsx'
import { useRequestText } from '../text.ts'
import type { EntryKind } from './entry-kind.ts'

const daysOf = ({ first_day, last_day }: StoredEntry) =>
  [...new Set([formatDate(first_day), formatDate(last_day)])].join(' – ')

/** The latest entries of many requests, each with an undo. */
export function LatestEntries<Row extends { employee_id: number }, W extends { code: string }>({
  kind,
}: {
  kind: EntryKind<Row, W>
}) {
  const text = useRequestText().entry
  const [undone, setUndone] = useState<StoredEntry>()
  if (kind.entries.length === 0) return null
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.latest}
      </Title>
      <RowsTable
        rows={kind.entries}
        label={text.latest}
        columns={[
          { key: 'entered_at', title: text.enteredAt, cell: (entry) => formatInstant(entry.entered_at) },
          { key: 'entered_by', title: text.enteredBy },
          { key: 'source', title: text.source, cell: ({ source }) => text.sources[source] },
          { key: 'first_day', title: text.days, primary: true, cell: daysOf },
          { key: 'people', title: text.people, align: 'end', cell: ({ people }) => formatNumber(people, 0) },
          {
            key: 'requests',
            title: text.requests,
            align: 'end',
            cell: ({ requests }) => formatNumber(requests, 0),
          },
          {
            key: 'cancelled_at',
            title: text.state,
            cell: ({ cancelled_by }) =>
              cancelled_by === null ? '–' : <Text size="sm">{text.undoneBy(cancelled_by)}</Text>,
          },
        ]}
        actions={[
          {
            label: text.undo,
            icon: <IconArrowBackUp size={17} />,
            danger: true,
            onClick: setUndone,
            when: ({ cancelled_at }) => cancelled_at === null,
          },
        ]}
      />
      {undone && (
        <CancelRequests
          title={kind.cancelTitle}
          name={`${text.undoName(formatNumber(undone.requests, 0))} · ${daysOf(undone)}`}
          send={(body) => kind.cancel(undone.id, body)}
          onClose={() => setUndone(undefined)}
        />
      )}
    </section>
  )
}
