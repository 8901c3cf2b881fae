import { Alert, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The steps in words. */
  children: ReactNode
  /** 0 to 100. */
  percent: number
}

/** Tells that the demo is still being made, and how far it is. */
export default function PreparationNotice({ title, children, percent }: Props) {
  return (
    <Alert color="blue" variant="light" title={title} role="status">
      <Progress value={percent} animated aria-label={title} mb={6} />
      <Text size="sm">{children}</Text>
    </Alert>
  )
}
