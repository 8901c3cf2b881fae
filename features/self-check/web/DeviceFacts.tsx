import { Paper, Title } from '@mantine/core'
import { FactRows } from '#kit/web/show/Facts.tsx'
import type { FactName } from './facts.ts'
import classes from './self-check.module.css'
import { useSelfCheckText } from './text.ts'

/** The facts that support needs first. */
export function DeviceFacts({ facts }: { facts: Readonly<Record<FactName, string>> }) {
  const text = useSelfCheckText().facts
  return (
    <Paper component="section" className={classes.card} aria-labelledby="device-facts">
      <Title order={2} size="h4" id="device-facts">
        {text.title}
      </Title>
      <FactRows facts={Object.entries(facts).map(([name, value]) => [text[name as FactName], value])} />
    </Paper>
  )
}
