import { Alert, Button, Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import type { LogEntry, listAdminLog, listAdminLogKinds } from '../contract.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { LogEntryModal } from './LogEntryModal.tsx'
import { LogTable } from './LogTable.tsx'
import { recordWord } from './log-changes.ts'
import { useLogText } from './text.ts'
import { useLogTexts } from './use-log-texts.ts'

const FILTERS = ['entity', 'action', 'from', 'to', 'record', 'sessions']
const SHOWN = 'shown'
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
  /** The log of the provider shows the company of each entry. */
  isProvider?: boolean
  /** Only the entries of one record. */
  only?: { entity: string; record: number }
}

/** A log, newest first; an entry opens with all its changes. */
export function LogList({ name, label, list, kinds, isProvider = false, only }: Props) {
  const text = useLogText()
  const texts = useLogTexts()
  const state = useListState({ name, filters: FILTERS })
  const kindsInLog = useRoute(kinds).data?.data
  const [opened, setOpened] = useState<LogEntry>()
  const { record, entity, action, sessions } = state.filters
  // Half of all entries are about signing in: they are listed when they are asked for.
  const hasSessions = Boolean(sessions === SHOWN || entity || action || record)
  return (
    <>
      {record && (
        <Alert mb="md" color="blue" title={text.onlyRecord(record)}>
          <Button variant="default" size="xs" onClick={() => state.change({ filters: { record: null } })}>
            {text.all}
          </Button>
        </Alert>
      )}
      <LogTable
        route={list}
        name={name}
        label={label}
        state={state}
        actor={text.actor}
        query={{ ...only, ...(hasSessions ? {} : { sessions: 'hidden' }) }}
        more={
          !only && (
            <Checkbox
              label={text.sessions}
              checked={hasSessions}
              disabled={hasSessions && sessions !== SHOWN}
              onChange={(event) =>
                state.change({ filters: { sessions: event.currentTarget.checked ? SHOWN : null } })
              }
            />
          )
        }
        empty={<EmptyState title={text.none} />}
        onRowClick={setOpened}
        choices={[
          ...(only
            ? []
            : [
                {
                  name: 'entity',
                  label: text.entity,
                  values: kindsInLog?.entities,
                  words: texts.entities,
                  several: true,
                },
              ]),
          {
            name: 'action',
            label: text.action,
            values: kindsInLog?.actions,
            words: texts.actions,
            several: true,
          },
        ]}
        columns={[
          {
            key: 'action',
            title: text.action,
            cell: (row) => (
              <StatusBadge tone={TONES[row.action] ?? 'neutral'}>
                {texts.actions[row.action] ?? row.action}
              </StatusBadge>
            ),
          },
          {
            key: 'entity',
            title: text.entity,
            primary: true,
            cell: (row) => (
              <div style={{ maxWidth: 240, whiteSpace: 'normal' }}>
                {texts.entities[row.entity] ?? row.entity}
                <Text size="sm" c="dimmed">
                  {recordWord(texts, row)}
                </Text>
              </div>
            ),
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
