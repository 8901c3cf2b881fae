import { formatDays, formatSpan } from '#features/requests/domain/describe-facts.ts'
import { Preview } from '#features/requests/web/parts.ts'
import { countDays } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { LeavePreview } from '../../contract.ts'
import { type DateGroup, dateGroups } from '../../domain/date-groups.ts'
import { useLeaveSentence } from '../LeaveWarnings.tsx'
import classes from './own-leave.module.css'
import { useOwnLeaveText } from './text.ts'

interface Props {
  preview: LeavePreview
  isStale: boolean
}

/** What a leave would take: the days by date, the balance afterwards, who else is away and who decides. */
export function LeavePreviewPart({ preview, isStale }: Props) {
  const text = useOwnLeaveText()
  const language = useLanguage()
  const sentence = useLeaveSentence()
  const { days, dates, balance, left_after, warnings, refusals, away, steps } = preview
  const groups = dateGroups(dates)
  const isPlain = groups.length === 1 && groups[0]?.why === 'work'
  return (
    <Preview
      figure={days === 0 ? text.takesNone : text.takes(formatDays(days, language))}
      refusals={refusals}
      warnings={warnings.map(sentence)}
      away={away}
      steps={steps}
      isStale={isStale}
    >
      {balance.left !== null && left_after !== null && (
        <span className={classes.left}>{text.leftAfter(formatDays(left_after, language))}</span>
      )}
      {groups.length > 0 && !isPlain && (
        <dl className={classes.dates}>
          {groups.map((group) => (
            <div key={group.first} data-free={group.counts === 0 || undefined}>
              <dt>{formatSpan(group.first, group.last)}</dt>
              <dd>
                <Why group={group} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Preview>
  )
}

/** What the dates of a group take, or why they take nothing. */
function Why({ group }: { group: DateGroup }) {
  const { why: text } = useOwnLeaveText()
  const language = useLanguage()
  const { why, counts, first, last } = group
  if (why === 'work') return text.work(formatDays(counts * countDays(first, last), language))
  if (why === 'holiday')
    return text.holiday(language === 'la' ? group.name_la : group.name_en || group.name_la)
  return text[why]
}
