import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A part of the gallery with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="md">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  )
}
