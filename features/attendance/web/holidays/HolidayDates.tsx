import { Text, UnstyledButton } from '@mantine/core'
import { formatDate, weekdayOf } from '#kit/contract/days.ts'
import { formatNumber, weekdayName } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { HolidayDate } from '../../contract/public-holidays.report.ts'
import { HOLIDAY_FOR, HOLIDAY_OUTCOMES } from '../../locales/public-holidays.ts'
import { useAttendanceText } from '../text.ts'
import classes from './holiday-dates.module.css'

interface Props {
  dates: readonly HolidayDate[]
  chosen: string | undefined
  onChoose: (date: string) => void
}

const COUNTED = ['worked', 'planned', 'leave'] as const

/** The dates of public holidays with their names and how many did what; a click shows only the rows of a date. */
export function HolidayDates({ dates, chosen, onChoose }: Props) {
  const text = useAttendanceText().holidays
  const language = useLanguage()
  const facts = (one: HolidayDate) => [
    text.people(formatNumber(one.people, 0)),
    ...COUNTED.filter((outcome) => one[outcome] > 0).map(
      (outcome) => `${HOLIDAY_OUTCOMES[outcome][language]} ${formatNumber(one[outcome], 0)}`,
    ),
  ]
  if (dates.length === 0) return null
  return (
    <section aria-label={text.dates} className={classes.dates}>
      {dates.map((one) => (
        <UnstyledButton
          key={one.date}
          className={classes.date}
          aria-pressed={one.date === chosen}
          onClick={() => onChoose(one.date)}
        >
          <Text c="dimmed" size="sm" className="figures">
            {weekdayName(weekdayOf(one.date), language)} {formatDate(one.date)}
            {one.for_whom === 'women' && ` · ${HOLIDAY_FOR.women[language]}`}
          </Text>
          <b>{(language === 'en' && one.name_en) || one.name_la}</b>
          <Text size="sm">{facts(one).join(' · ')}</Text>
        </UnstyledButton>
      ))}
    </section>
  )
}
