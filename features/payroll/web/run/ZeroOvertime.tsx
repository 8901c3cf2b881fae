import { Anchor, List, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, monthOf } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import type { ZeroOvertimeDay } from '../../contract.ts'
import { useRunText } from '../text.ts'

/** How many days are displayed. */
const SHOWN = 5

/** The days on which approved overtime came to 0, with the reason and the employee's month. */
export function ZeroOvertime({ days, total }: { days: readonly ZeroOvertimeDay[]; total: number }) {
  const text = useRunText()
  const language = useLanguage()
  const mayOpen = useMay()('view-clock-in-out')
  const rest = total - SHOWN
  return (
    <List size="sm" withPadding>
      {days.slice(0, SHOWN).map((day) => {
        const when = `${formatDate(day.work_date)} ${day.from_time}–${day.to_time}`
        const name = `${day.emp_number} ${(language === 'en' && day.en_name) || day.name}`
        return (
          <List.Item key={`${day.employee_id} ${day.work_date} ${day.from_time}`}>
            {mayOpen ? (
              <Anchor
                component={Link}
                size="sm"
                to={href(
                  'clock_in_out.index',
                  {},
                  { month: monthOf(day.work_date), employee: day.employee_id },
                )}
              >
                {name}, {when}
              </Anchor>
            ) : (
              <Text span size="sm">
                {name}, {when}
              </Text>
            )}
            : {text.readiness.zero[day.reason]}
          </List.Item>
        )
      })}
      {rest > 0 && <List.Item>{text.approve.moreDays(formatNumber(rest, 0))}</List.Item>}
    </List>
  )
}
