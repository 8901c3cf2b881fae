import { Text } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type ExportRow, listExportKinds, listExports } from '../contract.ts'
import { fieldWord } from '../domain/log-fields.ts'
import { LogTable } from './LogTable.tsx'
import { fieldPlace, valueText } from './log-words.ts'
import { useLogTexts } from './use-log-texts.ts'

const texts = defineDictionary({
  la: () => import('./texts/exports-la.ts'),
  en: () => import('./texts/exports-en.ts'),
})
const FILTERS = ['actor', 'entity', 'from', 'to']

/** The files exported from the company: who, what, when, how many rows. */
export default function ExportLogScreen() {
  const text = useText(texts)
  const words = useLogTexts()
  const state = useListState({ name: 'export-excel', filters: FILTERS })
  const kinds = useRoute(listExportKinds).data?.data
  const filtersOf = (row: ExportRow) =>
    Object.entries(row.filters)
      .sort(([one], [other]) => fieldPlace(words, row.entity, [one]) - fieldPlace(words, row.entity, [other]))
      .map(([name, value]) => {
        const word = fieldWord(words, row.entity, [name]) ?? name
        return `${word}: ${valueText(words, row, [name], value)}`
      })
      .join(', ')
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      <LogTable
        route={listExports}
        name="export-excel"
        label={text.title}
        state={state}
        actor={text.actor}
        empty={<EmptyState title={text.none} text={text.noneHint} />}
        choices={[
          { name: 'actor', label: text.actor, values: kinds?.people },
          {
            name: 'entity',
            label: text.entity,
            values: kinds?.entities,
            words: words.entities,
            several: true,
          },
        ]}
        columns={[
          {
            key: 'entity',
            title: text.entity,
            primary: true,
            cell: (row) => (
              <>
                {words.entities[row.entity] ?? row.entity}
                {row.record && (
                  <Text size="sm" c="dimmed">
                    {row.record[words.language]}
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'file',
            title: text.file,
            cell: (row) => (
              <div style={{ maxWidth: 280, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {row.file ?? '–'}
              </div>
            ),
          },
          {
            key: 'rows',
            title: text.rows,
            align: 'end',
            cell: (row) => (row.rows === null ? '–' : formatNumber(row.rows, 0)),
          },
          {
            key: 'has_salary',
            title: text.salary,
            sort: false,
            cell: (row) => (row.has_salary === null ? '–' : row.has_salary ? text.yes : text.no),
          },
          {
            key: 'filters',
            title: text.filters,
            sort: false,
            cell: (row) => (
              <Text size="sm" c="dimmed" miw={150} style={{ whiteSpace: 'normal' }}>
                {filtersOf(row) || '–'}
              </Text>
            ),
          },
        ]}
      />
    </>
  )
}
