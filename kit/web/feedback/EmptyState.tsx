import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

interface Props {
  title: string
  text?: string | undefined
  /** A button for the next action. */
  action?: ReactNode
  icon?: ReactNode
}

/** A message for empty lists with the next action. The default icon is an outline of the champa flower. */
export function EmptyState({ title, text, action, icon }: Props) {
  return (
    <Stack align="center" gap={6} py={48} px="md" ta="center">
      <div className={classes.mark}>{icon ?? <ChampaOutline />}</div>
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={440}>
          {text}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </Stack>
  )
}

function ChampaOutline() {
  const petal = 'M0-3C-13-10-14-25-4-31 8-30 14-16 0-3Z'
  return (
    <svg width="64" height="64" viewBox="-36 -36 72 72" aria-hidden="true">
      {[0, 72, 144, 216, 288].map((angle) => (
        <path key={angle} d={petal} transform={`rotate(${angle})`} className={classes.petal} />
      ))}
      <circle r="6" className={classes.heart} />
    </svg>
  )
}
