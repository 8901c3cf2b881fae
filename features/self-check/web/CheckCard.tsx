import { Button, Paper, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import type { CheckState } from './outcome.ts'
import { stateName } from './report.ts'
import classes from './self-check.module.css'
import { useSelfCheckText } from './text.ts'
import type { CheckName } from './use-checks.ts'

const TONES: Record<ReturnType<typeof stateName>, Tone> = {
  idle: 'neutral',
  running: 'info',
  fine: 'good',
  problem: 'bad',
}

interface Props {
  name: CheckName
  icon: ReactNode
  state: CheckState
  disabled: boolean
  onRun: () => void
  children?: ReactNode
}

/** One check: its description, its result, and advice. */
export function CheckCard({ name, icon, state, disabled, onRun, children }: Props) {
  const text = useSelfCheckText()
  const outcome = typeof state === 'string' ? null : state
  return (
    <Paper component="section" className={classes.card} aria-labelledby={`check-${name}`}>
      <div className={classes.head}>
        {icon}
        <Title order={2} size="h4" id={`check-${name}`}>
          {text.check[name].name}
        </Title>
        <StatusBadge tone={TONES[stateName(state)]}>{text.state[stateName(state)]}</StatusBadge>
      </div>
      <Text size="sm" c="dimmed">
        {text.check[name].what}
      </Text>
      {children}
      <div className={classes.found} aria-live="polite">
        {outcome && <Text className="figures">{outcome.found(text.check)}</Text>}
        {outcome?.advice && <Text size="sm">→ {outcome.advice(text.check)}</Text>}
      </div>
      <Button
        variant="default"
        size="sm"
        className={classes.run}
        onClick={onRun}
        disabled={disabled}
        loading={state === 'running'}
        aria-label={`${outcome ? text.again : text.run}: ${text.check[name].name}`}
      >
        {outcome ? text.again : text.run}
      </Button>
    </Paper>
  )
}
