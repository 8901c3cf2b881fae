import { Fieldset, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import '../styles/desk.ts'

interface Props {
  children: ReactNode
  /** Number of columns on a desktop; one column on a phone. */
  columns?: number
  /** A heading for the group. */
  title?: string
}

/** Fields in columns, with an optional heading for the group. */
export function FieldGrid({ children, columns = 2, title }: Props) {
  const grid = (
    <SimpleGrid cols={{ base: 1, sm: columns }} spacing="md">
      {children}
    </SimpleGrid>
  )
  return title ? (
    <Fieldset legend={title} variant="unstyled">
      {grid}
    </Fieldset>
  ) : (
    grid
  )
}
