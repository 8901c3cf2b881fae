import type { ReactNode } from 'react'
import { formatInstant } from '../format.ts'
import classes from './History.module.css'

interface Step {
  what: string
  /** Instant. */
  at: string
  /** The name, or the name with a picture. */
  who: ReactNode
  /** The reason, if there is one. */
  why: string
}

/** The history of a record: who, when and why, in the order of the entries. */
export function History({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.history}>
      {steps.map(({ what, at, who, why }) => (
        <li key={`${at}${what}`}>
          <b>{what}</b> {who}
          <time dateTime={at}>{formatInstant(at)}</time>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ol>
  )
}
