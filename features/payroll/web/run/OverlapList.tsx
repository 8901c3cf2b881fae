import { List } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import type { RunRef } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** Runs that contain some of the same days, each with its title, days and status. */
export function OverlapList({ runs }: { runs: readonly RunRef[] }) {
  const text = useRunText()
  return (
    <List size="sm" mb={6}>
      {runs.map((run) => (
        <List.Item key={run.id}>
          <b>{run.title}</b> · {formatDate(run.from_date)} – {formatDate(run.to_date)} ·{' '}
          {text.status[run.status]}
        </List.Item>
      ))}
    </List>
  )
}
