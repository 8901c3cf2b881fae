import { List, Text } from '@mantine/core'
import { formatInstantInLaos } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { listPayslips, type RunDetail } from '../../contract.ts'
import { fullName } from '../payslip/full-name.ts'
import { useRunText } from '../text.ts'

/** How many acceptances are displayed; the others are in the tab of reviews. */
const SHOWN = 8

/** Whose marks were accepted, by whom and why: the approval approves this as well. */
export function AcceptedList({ run }: { run: RunDetail }) {
  const text = useRunText()
  const language = useLanguage()
  const query = { accepted: 'true', per_page: SHOWN }
  const accepted = useRoute(listPayslips, { params: { id: run.id }, query })
  const rest = run.counts.reviews - run.counts.to_check - SHOWN
  return (
    <section>
      <Text size="sm" fw={600}>
        {text.approve.accepted}
      </Text>
      <List size="sm">
        {accepted.data?.data.map(({ employee_id, emp_number, person, reviews, check }) => (
          <List.Item key={employee_id}>
            {emp_number} {fullName(person, language)}:{' '}
            {reviews.map((review) => text.review[review]).join(', ')}
            {check && (
              <Text size="sm" c="dimmed">
                {check.reason} ({text.check.by(check.checked_by, formatInstantInLaos(check.checked_at))})
              </Text>
            )}
          </List.Item>
        ))}
        {rest > 0 && <List.Item>{text.approve.more(formatNumber(rest, 0))}</List.Item>}
      </List>
    </section>
  )
}
