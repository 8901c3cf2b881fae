import { Title } from '@mantine/core'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { History } from '#kit/web/show/History.tsx'
import type { DayExplanation } from '../../contract/day-explanation.ts'
import { CLOCK_SIDES } from '../../locales/corrections.ts'
import { useAttendanceText } from '../text.ts'

/** Who entered, changed and cancelled leave, overtime and corrections of a day, when and why; nothing without any. */
export function DayHistory({ history }: Pick<DayExplanation, 'history'>) {
  const { dayStory: text } = useAttendanceText()
  const language = useLanguage()
  if (history.length === 0) return null
  const nameOf = ({ subject, what }: DayExplanation['history'][number]) => {
    if (subject === 'leave_request') return text.part[what as keyof typeof text.part]
    const more =
      subject === 'scan_correction' ? CLOCK_SIDES[what as keyof typeof CLOCK_SIDES][language] : what
    return `${text.subjects[subject]} (${more})`
  }
  const steps = history.map((step) => ({
    what: `${nameOf(step)}: ${text.verdicts[step.verdict]}`,
    at: step.at,
    who: step.actor,
    why: step.reason === 'import' ? '' : step.reason,
  }))
  return (
    <section>
      <Title order={3} size="h4" mb="xs">
        {text.history}
      </Title>
      <History steps={steps} />
    </section>
  )
}
