import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  /** 560 px for a few short fields, 720 px for a form, 960 px for fields in columns with texts beside them. */
  size?: 'sm' | 'md' | 'lg'
  /** The accessible name of the part, if the page has more of them. */
  label?: string
}

/** The card around a form on a page of its own, in one of three widths. */
export function FormFrame({ children, size = 'md', label }: Props) {
  return (
    <Paper
      withBorder
      radius="lg"
      p={{ base: 'md', sm: 'lg' }}
      maw={`var(--champa-width-${size})`}
      {...(label && { component: 'section' as const, 'aria-label': label })}
    >
      {children}
    </Paper>
  )
}
