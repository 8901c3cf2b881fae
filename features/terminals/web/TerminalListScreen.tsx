import { listBranches } from '#features/master-data/contract.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { useMay } from '#kit/web/access.ts'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { ChoiceFilter, choicesOf } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { claimTerminal, listTerminals, type Terminal } from '../contract.ts'
import { ClockValue, StateBadge } from './terminal-parts.tsx'
import { useTerminalText, useTerminalWords } from './text.ts'

const NAME = 'terminals'
const LIVE_MS = 10_000

/** The terminals and cameras of the company with their state; it changes while the list is open. */
export default function TerminalListScreen() {
  const words = useTerminalWords()
  const text = useTerminalText()
  const go = useGo()
  const may = useMay()
  const state = useListState({ name: NAME, filters: ['branch_id', 'state'], sort: 'name' })
  const mayBranches = may('view-branch', 'view-employee')
  const branches = useRoute(listBranches, {}, { enabled: mayBranches })
  return (
    <ListPage
      title={words.title}
      text={words.text}
      add={
        <AddButton route={claimTerminal} to={href('scan_camera.create')}>
          {words.add}
        </AddButton>
      }
      none={{ title: words.none, text: text.noneText }}
      route={listTerminals}
      name={NAME}
      state={state}
      every={LIVE_MS}
      filters={
        <FilterBar state={state}>
          <ChoiceFilter
            state={state}
            name="state"
            several
            label={words.state}
            options={words.states}
            w={170}
          />
          {mayBranches && (
            <ChoiceFilter
              state={state}
              name="branch_id"
              several
              label={words.branch}
              options={choicesOf(branches.data?.data ?? [])}
              w={150}
            />
          )}
        </FilterBar>
      }
      columns={columnsOf(words, text)}
      onRowClick={({ id }) => go('terminal.show', { terminal_id: id })}
    />
  )
}

type Words = ReturnType<typeof useTerminalWords>

function columnsOf(words: Words, text: ReturnType<typeof useTerminalText>): Column<Terminal>[] {
  const time = (instant: string | null) => (instant ? formatInstant(instant) : text.never)
  return [
    { key: 'name', title: words.name, primary: true },
    { key: 'serial', title: words.serial },
    { key: 'branch', title: words.branch },
    { key: 'state', title: words.state, sort: false, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'last_seen_at', title: words.lastSeen, cell: ({ last_seen_at }) => time(last_seen_at) },
    { key: 'last_punch_at', title: words.lastPunch, cell: ({ last_punch_at }) => time(last_punch_at) },
    {
      key: 'clock_drift_seconds',
      title: words.drift,
      sort: false,
      cell: (row) => <ClockValue clock={row} />,
    },
    {
      key: 'punch_count',
      title: words.punches,
      align: 'end',
      cell: ({ punch_count }) => formatNumber(punch_count, 0),
    },
    {
      key: 'waiting_count',
      title: words.withoutOwner,
      sort: false,
      align: 'end',
      cell: ({ waiting_count }) => formatNumber(waiting_count, 0),
    },
  ]
}
