import { Select, Text } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { DateField } from '#kit/web/form/DateField.tsx'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { type ExportRow, listExportKinds, listExports } from '../../contract.ts'
import { valueText } from './log-changes.ts'
import { useLogText } from './text.ts'

const texts = defineDictionary({
  la: () => import('../texts/exports-la.ts'),
  en: () => import('../texts/exports-en.ts'),
})
const FILTERS = ['actor', 'entity', 'from', 'to']

/** Which Excel files left the company: who took what, when, how many rows. */
export default function ExportLogScreen() {
  const text = useText(texts)
  const names = useLogText().entities
  const words = useKitText().action
  const state = useListState({ name: 'export-excel', filters: FILTERS })
  const kinds = useRoute(listExportKinds).data?.data
  const { actor, entity, from, to } = state.filters
  const set = (filters: Record<string, string | null>) => state.change({ filters })
  const order = Object.keys(text.filterNames)
  const filtersOf = ({ filters }: ExportRow) =>
    Object.entries(filters)
      .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
      .map(([name, value]) => `${text.filterNames[name] ?? name}: ${valueText(value, words)}`)
      .join(', ')
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      <DataTable
        route={listExports}
        name="export-excel"
        label={text.title}
        state={state}
        empty={<EmptyState title={text.none} text={text.noneHint} />}
        filters={
          <FilterBar state={state}>
            <Select
              aria-label={text.actor}
              placeholder={text.actor}
              w={190}
              searchable
              clearable
              data={kinds?.people ?? []}
              value={actor ?? null}
              onChange={(value) => set({ actor: value })}
            />
            <Select
              aria-label={text.entity}
              placeholder={text.entity}
              w={190}
              searchable
              clearable
              data={(kinds?.entities ?? []).map((value) => ({ value, label: names[value] ?? value }))}
              value={entity ?? null}
              onChange={(value) => set({ entity: value })}
            />
            <DateField
              aria-label={text.from}
              placeholder={text.from}
              w={150}
              value={from ?? null}
              onChange={(value) => set({ from: value })}
            />
            <DateField
              aria-label={text.to}
              placeholder={text.to}
              w={150}
              value={to ?? null}
              onChange={(value) => set({ to: value })}
            />
          </FilterBar>
        }
        columns={[
          {
            key: 'at',
            title: text.at,
            cell: (row) => (
              <span className="figures" style={{ whiteSpace: 'nowrap' }}>
                {formatInstant(row.at)}
              </span>
            ),
          },
          {
            key: 'actor',
            title: text.actor,
            cell: (row) => (
              <Text component="span" inherit className="name" display="block" maw={180} title={row.actor}>
                {row.actor}
              </Text>
            ),
          },
          {
            key: 'entity',
            title: text.entity,
            primary: true,
            cell: (row) => names[row.entity] ?? row.entity,
          },
          {
            key: 'file',
            title: text.file,
            cell: (row) => (
              <Text
                component="span"
                inherit
                className="name"
                display="block"
                maw={280}
                title={row.file ?? ''}
              >
                {row.file ?? '–'}
              </Text>
            ),
          },
          {
            key: 'rows',
            title: text.rows,
            align: 'end',
            cell: (row) => (row.rows === null ? '–' : formatNumber(row.rows, 0)),
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
