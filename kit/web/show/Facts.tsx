import type { CSSProperties, ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = readonly [label: string, value: ReactNode]

interface Props {
  facts: readonly Fact[]
  /** Minimum width of a column in pixels. */
  columnWidth: number
}

/** The facts of a record in as many columns as fit, with each value below its label. */
export function Facts({ facts, columnWidth }: Props) {
  return (
    <dl className={classes.columns} style={{ '--fact-width': `${columnWidth}px` } as CSSProperties}>
      {rowsOf(facts)}
    </dl>
  )
}

/** The facts in one column, with each value next to its label. */
export function FactRows({ facts }: { facts: readonly Fact[] }) {
  return <dl className={classes.rows}>{rowsOf(facts)}</dl>
}

const rowsOf = (facts: readonly Fact[]) =>
  facts.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ))
