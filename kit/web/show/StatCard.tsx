import { Paper, Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './StatCard.module.css'

interface Props {
  label: string
  value: ReactNode
  /** One short line below the figure. */
  note?: ReactNode
  icon?: ReactNode
  loading?: boolean
  /** The address that the card links to. */
  to?: string
}

/** A key figure with its name. */
export function StatCard({ label, value, note, icon, loading = false, to }: Props) {
  const inside = (
    <>
      <div className={classes.head}>
        <Text c="dimmed">{label}</Text>
        {icon && <span className={classes.icon}>{icon}</span>}
      </div>
      {loading ? <Skeleton height={34} width="60%" my={4} /> : <div className={classes.value}>{value}</div>}
      {note && <Text c="dimmed">{note}</Text>}
    </>
  )
  if (!to) return <Paper className={classes.card}>{inside}</Paper>
  return (
    <Paper component={Link} to={to} className={classes.card} data-link>
      {inside}
    </Paper>
  )
}
