import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { listTerminalFaults } from '../contract.ts'
import { useTerminalText, useTerminalWords } from './text.ts'

/** The lines of a terminal that could not become punches. */
export function FaultList({ terminalId }: { terminalId: number }) {
  const words = useTerminalWords()
  const text = useTerminalText()
  return (
    <DataTable
      route={listTerminalFaults}
      name="terminal-faults"
      label={words.faults}
      query={{ terminal_id: terminalId }}
      empty={<EmptyState title={text.noFaults} />}
      columns={[
        { key: 'last_at', title: words.lastTime, cell: ({ last_at }) => formatInstant(last_at) },
        { key: 'reason', title: words.reason, cell: ({ reason }) => words.reasons[reason] },
        { key: 'line', title: words.line, sort: false, primary: true },
        {
          key: 'times',
          title: words.times,
          align: 'end',
          cell: ({ times }) => formatNumber(times, 0),
        },
      ]}
    />
  )
}
