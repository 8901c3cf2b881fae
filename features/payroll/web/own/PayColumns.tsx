import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './own.module.css'

interface Props {
  /** The net pay and what belongs to it: first on a phone, at the side on a desk. */
  side: ReactNode
  /** The lines. */
  children: ReactNode
}

/** An employee's own pay: one column on a phone, two on a desk. */
export function PayColumns({ side, children }: Props) {
  return (
    <div className={classes.columns}>
      <Stack gap="md" className={classes.side ?? ''}>
        {side}
      </Stack>
      <div>{children}</div>
    </div>
  )
}
