import { formatInstant } from '../format.ts'
import classes from './History.module.css'

interface Step {
  what: string
  /** Instant. */
  at: string
  who: string
  /** A reason that was given, or nothing. */
  why: string
}

/** What became of a record: who did it, when and why, in the order given. */
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
