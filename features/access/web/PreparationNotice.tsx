import { Alert, Progress, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The steps as text. */
  children: ReactNode
  /** 0 to 100. */
  percent: number
}

/** Shows that the demo is still being created, with the progress. */
export default function PreparationNotice({ title, children, percent }: Props) {
  return (
    <Alert color="blue" variant="light" title={title} role="status">
      <Progress value={percent} animated aria-label={title} mb={6} />
      <Text size="sm">{children}</Text>
    </Alert>
  )
}
