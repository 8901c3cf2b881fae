import { Anchor, Text, Title } from '@mantine/core'
import type { Law } from '#engines/payroll/law/types.ts'
import { formatDate } from '#kit/contract/days.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { useRunText } from '../text.ts'
import { lawRows } from './law-rows.ts'

/** The statutory values that the run used, each with its start date and source. */
export function LawValues({ law }: { law: Law }) {
  const text = useRunText()
  return (
    <section>
      <Title order={2} size="h3">
        {text.details.law}
      </Title>
      <Text c="dimmed" mb="xs">
        {text.details.lawNote(formatDate(law.date))}
      </Text>
      <RowsTable
        label={text.details.law}
        rows={lawRows(law, text)}
        rowKey={(row) => row.name}
        columns={[
          { key: 'name', title: text.details.law, sort: false, cell: (row) => <b>{row.name}</b> },
          {
            key: 'value',
            title: text.details.value,
            sort: false,
            cell: (row) => row.values.map((value) => <div key={value}>{value}</div>),
          },
          { key: 'from', title: text.details.since, cell: (row) => formatDate(row.from) },
          {
            key: 'source',
            title: text.details.source,
            sort: false,
            cell: ({ source }) => (
              <Anchor href={source.url} target="_blank" rel="noreferrer" size="sm">
                {[source.title, source.number].filter(Boolean).join(' · ')}
              </Anchor>
            ),
          },
        ]}
      />
    </section>
  )
}
