import { Title } from '@mantine/core'
import { formatInstant } from '#kit/web/format.ts'
import type { RunDetail } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './details.module.css'

/** Who created, calculated, approved and paid the run, in the order of time. */
export function RunHistory({ run }: { run: RunDetail }) {
  const text = useRunText().details
  const events = [
    { at: run.created_at, what: text.created, who: run.created_by, why: '' },
    ...(run.calculated_at
      ? [{ at: run.calculated_at, what: text.calculated, who: run.calculated_by ?? '', why: '' }]
      : []),
    ...run.decisions.map(({ at, verdict, actor, reason }) => ({
      at,
      what: text.verdict[verdict],
      who: actor,
      why: reason,
    })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {text.history}
      </Title>
      <ol className={classes.history}>
        {events.map(({ at, what, who, why }) => (
          <li key={`${at}${what}`}>
            <b>{what}</b> {who}
            <time dateTime={at}>{formatInstant(at)}</time>
            {why && <p>{why}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
