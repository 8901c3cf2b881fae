import { List } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { listPayslips, type RunDetail } from '../../contract.ts'
import { fullName } from '../payslip/full-name.ts'
import { useRunText } from '../text.ts'

/** How many names are displayed; the others are in the tab of reviews. */
const SHOWN = 8

/** The names of the payslips that are marked for review, each with its marks. */
export function MarkedNames({ run }: { run: RunDetail }) {
  const text = useRunText()
  const language = useLanguage()
  const query = { to_check: 'true', per_page: SHOWN }
  const marked = useRoute(listPayslips, { params: { id: run.id }, query })
  const rest = run.counts.to_check - SHOWN
  return (
    <List size="sm">
      {marked.data?.data.map((row) => (
        <List.Item key={row.employee_id}>
          {row.emp_number} {fullName(row.person, language)}:{' '}
          {row.reviews.map((review) => text.review[review]).join(', ')}
        </List.Item>
      ))}
      {rest > 0 && <List.Item>{text.approve.more(formatNumber(rest, 0))}</List.Item>}
    </List>
  )
}
