import { Text } from '@mantine/core'
import type { PreviewStep } from '../../contract.ts'
import { useRequestWords } from '../text.ts'
import classes from './ask.module.css'

interface Props {
  steps: readonly PreviewStep[]
  /** Says above them what they are. */
  isTitled?: boolean
}

/** Who would be asked, in order, and why a step asks nobody. */
export function RouteLine({ steps, isTitled = false }: Props) {
  const { ask, roles, steps: words } = useRequestWords()
  const skipped: Readonly<Record<string, string | undefined>> = words.skipped
  return (
    <section>
      {isTitled && (
        <Text size="sm" c="dimmed">
          {ask.whoDecides}
        </Text>
      )}
      <ol className={classes.route} aria-label={ask.whoDecides}>
        {steps.map(({ no, role, name, skip_reason: reason, why_all_hr: whyAll }) => (
          <li key={no} data-skipped={reason !== null || undefined}>
            <span>
              {name ?? roles[role]} {name && <small>{roles[role]}</small>}
              {whyAll && <small> ({words.whyAllHr[whyAll]})</small>}
              {reason !== null && (
                <small>
                  {' '}
                  ({words.statuses.skipped}: {skipped[reason] ?? reason})
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
