import { Alert, Button, Select } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { DateField } from '#kit/web/form/DateField.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import type { LogEntry, listAdminLog, listAdminLogKinds } from '../../contract.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { LogEntryModal } from './LogEntryModal.tsx'
import { useLogText } from './text.ts'

const FILTERS = ['entity', 'action', 'from', 'to', 'record']
export const TONES: Record<string, 'good' | 'info' | 'bad' | 'neutral'> = {
  ...{ create: 'good', recover: 'good', approve: 'good', pay: 'good' },
  ...{ update: 'info', import: 'info', calculate: 'info', delete: 'bad', reopen: 'bad' },
  ...{ enter: 'bad', leave: 'neutral' },
}

interface Props {
  name: string
  label: string
  // The company's routes have the same shape.
  list: typeof listAdminLog
  kinds: typeof listAdminLogKinds
  /** The log of the provider tells of each entry in which company it was done. */
  isProvider?: boolean
}

/** A log, the newest first; an entry opens with all that changed. */
export function LogList({ name, label, list, kinds, isProvider = false }: Props) {
  const text = useLogText()
  const state = useListState({ name, filters: FILTERS })
  const known = useRoute(kinds).data?.data
  const [opened, setOpened] = useState<LogEntry>()
  const { entity, action, from, to, record } = state.filters
  const choice = (values: string[] | undefined, words: Record<string, string>) =>
    (values ?? []).map((value) => ({ value, label: words[value] ?? value }))
  const set = (filters: Record<string, string | null>) => state.change({ filters })
  return (
    <>
      {record && (
        <Alert mb="md" color="blue" title={text.onlyRecord(record)}>
          <Button variant="default" size="xs" onClick={() => set({ record: null })}>
            {text.all}
          </Button>
        </Alert>
      )}
      <DataTable
        route={list}
        name={name}
        label={label}
        state={state}
        empty={<EmptyState title={text.none} />}
        onRowClick={setOpened}
        filters={
          <FilterBar state={state}>
            <Select
              aria-label={text.entity}
              placeholder={text.entity}
              w={190}
              searchable
              clearable
              data={choice(known?.entities, text.entities)}
              value={entity ?? null}
              onChange={(value) => set({ entity: value })}
            />
            <Select
              aria-label={text.action}
              placeholder={text.action}
              w={150}
              clearable
              data={choice(known?.actions, text.actions)}
              value={action ?? null}
              onChange={(value) => set({ action: value })}
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
            cell: (row) => <span className="figures">{formatInstant(row.at)}</span>,
          },
          { key: 'actor', title: text.actor },
          {
            key: 'action',
            title: text.action,
            cell: (row) => (
              <StatusBadge tone={TONES[row.action] ?? 'neutral'}>
                {text.actions[row.action] ?? row.action}
              </StatusBadge>
            ),
          },
          {
            key: 'entity',
            title: text.entity,
            primary: true,
            cell: (row) =>
              `${text.entities[row.entity] ?? row.entity}${row.entity_id === null ? '' : ` #${row.entity_id}`}`,
          },
          ...(isProvider
            ? [{ key: 'company', title: text.inCompany, cell: (row: LogEntry) => row.company ?? '–' }]
            : []),
          { key: 'changes', title: text.changes, cell: (row) => <ChangeSummary entry={row} /> },
        ]}
      />
      {opened && <LogEntryModal entry={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
