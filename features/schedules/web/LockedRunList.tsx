import { List, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import type { LockedRun } from '../contract/rest-day.ts'
import { useScheduleText } from './text.ts'

/** The approved and paid runs that a change touches, with the number of days in each. */
export function LockedRunList({ runs }: { runs: readonly LockedRun[] }) {
  const text = useScheduleText()
  return (
    <>
      <Text size="sm">{text.lockedText}</Text>
      <List size="sm" mt="xs">
        {runs.map((run) => (
          <List.Item key={run.id}>
            {text.lockedRun(
              run.title,
              formatDate(run.from_date),
              formatDate(run.to_date),
              formatNumber(run.days, 0),
            )}
          </List.Item>
        ))}
      </List>
    </>
  )
}
