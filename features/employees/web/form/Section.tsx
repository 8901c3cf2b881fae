import { Paper, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './form.module.css'

/** A group of fields with its heading at the side on a desktop, above on a phone. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" className={classes.section} aria-label={title}>
      <Title order={2} size="h3" className={classes.heading}>
        {title}
      </Title>
      <div className={classes.fields}>{children}</div>
    </Paper>
  )
}
