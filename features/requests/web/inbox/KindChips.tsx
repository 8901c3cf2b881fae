import { Skeleton, UnstyledButton } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import { countInbox } from '../../contract.ts'
import { kindTitle } from '../kinds.ts'
import { useRequestWords } from '../text.ts'
import classes from './inbox.module.css'

/** The kinds that wait for the user, each with its number; a press shows only these. Nothing with fewer than two kinds. */
export function KindChips({ state }: { state: ListState }) {
  const text = useRequestWords().inbox
  const language = useLanguage()
  const count = useRoute(countInbox).data?.data
  const chosen = state.filters.kind ?? null
  // Keeps the place of the chips, so that the list does not move.
  if (!count) return <Skeleton className={classes.waiting ?? ''} />
  if (count.kinds.length < 2 && chosen === null) return null
  const chip = (kind: string | null, label: string, number: number) => (
    <UnstyledButton
      key={kind ?? ''}
      className={classes.kind}
      aria-pressed={chosen === kind}
      onClick={() => state.change({ filters: { kind } })}
    >
      {label}
      <b>{formatNumber(number, 0)}</b>
    </UnstyledButton>
  )
  return (
    <fieldset className={classes.kinds} aria-label={text.kinds}>
      {chip(null, text.all, count.total)}
      {count.kinds.map(({ kind, count: number }) => chip(kind, kindTitle(kind, language), number))}
    </fieldset>
  )
}
