import { Group, Paper, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'

export type JobState = 'waiting' | 'running' | 'done' | 'failed'

interface Props {
  title: string
  state: JobState
  /** Done and total; without a total the bar only indicates activity. */
  done?: number | undefined
  total?: number | undefined
  /** One line with the current step or the reason of a failure. */
  note?: string | undefined
  actions?: ReactNode
}

const COLOUR: Record<JobState, string> = { waiting: 'gray', running: 'leaf', done: 'leaf', failed: 'red' }

/** A long job: its state, progress and actions. */
export function ProgressPanel({ title, state, done = 0, total, note, actions }: Props) {
  const text = useKitText()
  const words: Record<JobState, string> = {
    waiting: text.state.waiting,
    running: text.state.running,
    done: text.state.done,
    failed: text.state.error,
  }
  const share = state === 'done' ? 100 : total ? Math.min(100, (done / total) * 100) : 100
  return (
    <Paper withBorder p="md" radius="md" aria-live="polite">
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{title}</Text>
          <Text c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} className="figures">
            {total && state === 'running'
              ? `${formatNumber(done, 0)} / ${formatNumber(total, 0)}`
              : words[state]}
          </Text>
        </Group>
        <Progress
          value={share}
          color={COLOUR[state]}
          animated={state === 'running' && !total}
          aria-label={title}
        />
        {note && <Text c="dimmed">{note}</Text>}
        {actions && <Group gap="sm">{actions}</Group>}
      </Stack>
    </Paper>
  )
}
