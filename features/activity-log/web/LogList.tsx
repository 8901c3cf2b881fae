import { Alert, Button, Checkbox, Text } from '@mantine/core'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import type { LogEntry, listAdminLog, listAdminLogKinds } from '../contract.ts'
import { ChangeSummary } from './ChangeSummary.tsx'
import { LogEntryDrawer } from './LogEntryDrawer.tsx'
import { LogTable } from './LogTable.tsx'
import { recordWord } from './log-changes.ts'
import { TONES } from './log-tones.ts'
import { useLogText } from './text.ts'
import { useLogTexts } from './use-log-texts.ts'

const FILTERS = ['entity', 'action', 'from', 'to', 'record', 'sessions']
const SHOWN = 'shown'
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
  const { record, entity, action, sessions } = state.filters
  // Half of all entries are about signing in: they are listed when they are asked for.
  const hasSessions = Boolean(sessions === SHOWN || entity || action || record)
  const query = { ...only, ...(hasSessions ? {} : { sessions: 'hidden' }) }
  const opened = useOpenedRow({ name: 'entry', state, ...useRows<LogEntry>(list, state, { query }) })
  const onRecord = (entry: LogEntry) =>
    state.change({ filters: { entity: entry.entity, record: String(entry.entity_id) } })
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
        query={query}
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
        onRowClick={opened.open}
        opened={opened.key}
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
      <LogEntryDrawer opened={opened} onRecord={only ? undefined : onRecord} />
    </>
  )
}
