import { Fieldset, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import '../styles/desk.ts'

interface Props {
  children: ReactNode
  /** Fields side by side on a desk; one below the other on a phone. */
  columns?: number
  /** A heading for the group. */
  title?: string
}

/** Fields in columns, with a heading where a form has several groups. */
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
