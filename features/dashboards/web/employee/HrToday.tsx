import { Skeleton } from '@mantine/core'
import { IconChevronRight, IconClockPlus, IconUmbrella } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { useLink } from '#kit/web/use-link.ts'
import { showHrToday } from '../../contract.ts'
import charts from '../company/charts.module.css'
import needs from '../company/month/needs.module.css'
import { Away } from '../company/today/Faces.tsx'
import classes from '../company/today/today.module.css'
import { useDashboardText } from '../text.ts'

/** For HR managers: what waits for a decision, each with the page where it is decided, and who is on leave today. */
export default function HrToday() {
  const text = useDashboardText().needs
  const linkTo = useLink()
  const answer = useRoute(showHrToday)
  const today = answer.data?.data
  if (answer.error) return null
  if (!today) return <Skeleton height={252} radius="lg" />
  const waiting = [
    {
      label: text.name.leave_waiting,
      count: today.leave_waiting,
      Icon: IconUmbrella,
      to: linkTo('e-leave.index', {}, { status: 'pending' }) ?? href('employee_leave_hr.approve'),
    },
    {
      label: text.name.overtime_waiting,
      count: today.overtime_waiting,
      Icon: IconClockPlus,
      to: linkTo('employee_ot_list.index', {}, { status: 'pending' }) ?? href('employee_approve_ot.index'),
    },
  ]
  return (
    <section className={`${charts.card} ${classes.card}`} aria-label={text.title}>
      <div>
        <h2>{text.title}</h2>
        <ul className={needs.needs}>
          {waiting.map(({ label, count, Icon, to }) => (
            <li key={label}>
              <Link to={to}>
                <span className={needs.icon}>
                  <Icon size={18} aria-hidden="true" />
                </span>
                <span>{label}</span>
                <b className="figures">{formatNumber(count, 0)}</b>
                <IconChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Away away={today.away} today={today.date} />
    </section>
  )
}
