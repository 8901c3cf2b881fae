import { Group, Text } from '@mantine/core'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { showDifferenceState } from '../../contract.ts'
import { useDifferenceText } from './text.ts'

/** What is open in sum, which runs are compared, and when they were last. */
export function DifferenceState() {
  const text = useDifferenceText()
  const state = useRoute(showDifferenceState, {})
  if (!state.data) return null
  const { runs, open } = state.data.data
  if (runs.length === 0)
    return (
      <Text c="dimmed" mb="md">
        {text.noRuns}
      </Text>
    )
  const times = runs.flatMap(({ at }) => at ?? []).sort()
  const failed = runs.reduce((sum, run) => sum + run.failed, 0)
  const last = times.length < runs.length ? text.neverChecked : text.lastCheck(formatInstant(times[0]))
  return (
    <>
      <Group gap="xl" mb={4}>
        <Text span>
          {text.toPay}: <Money kip={open.up} unit strong />
        </Text>
        <Text span>
          {text.toClaim}: <Money kip={open.down} unit strong />
        </Text>
      </Group>
      <Text c="dimmed" size="sm" mb="md">
        {[text.comparedRuns(runs.map(({ run_title }) => run_title).join(', ')), last].join(' · ')}
        {failed > 0 && ` · ${text.failedRuns(formatNumber(failed, 0))}`}
      </Text>
    </>
  )
}
