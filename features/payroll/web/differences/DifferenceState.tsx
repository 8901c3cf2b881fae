import { Anchor, Group, Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { ProgressPanel } from '#kit/web/feedback/ProgressPanel.tsx'
import { formatInstant, formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useClaimText, useDifferenceText } from './text.ts'
import { isUnderWay, useDifferenceState } from './use-difference-state.ts'

/** What is open in sum, which runs are compared, and when they were last. */
export function DifferenceState() {
  const text = useDifferenceText()
  const claim = useClaimText()
  const state = useDifferenceState()
  // As high as its two lines: the list below stays in its place.
  if (!state) return <Skeleton h={{ base: 92, sm: 48 }} mb="md" />
  const { runs, open, claims, check } = state
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
      {claims.count > 0 && (
        <Anchor component={Link} to={href('payroll-difference.claims')} display="block" mb={4}>
          {claim.link(formatNumber(claims.count, 0), formatNumber(claims.sum, 0))}
        </Anchor>
      )}
      <Text c="dimmed" size="sm" mb="md">
        {[text.comparedRuns(runs.map(({ run_title }) => run_title).join(', ')), last].join(' · ')}
        {failed > 0 && ` · ${text.failedRuns(formatNumber(failed, 0))}`}
      </Text>
      {isUnderWay(check) && (
        <ProgressPanel title={text.checking} state={check.state} done={check.done} total={check.total} />
      )}
      {check?.state === 'failed' && (
        <ProgressPanel title={text.checking} state="failed" note={text.checkFailed} />
      )}
    </>
  )
}
