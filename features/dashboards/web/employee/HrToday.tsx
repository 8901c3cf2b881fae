import { Skeleton } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { showHrToday } from '../../contract.ts'
import charts from '../company/charts.module.css'
import { Away } from '../company/today/Faces.tsx'
import classes from '../company/today/today.module.css'
import { useDashboardText } from '../text.ts'

/** For HR managers: what waits for a decision, and who is on leave today. */
export default function HrToday() {
  const text = useDashboardText().needs
  const answer = useRoute(showHrToday)
  const today = answer.data?.data
  if (answer.error) return null
  if (!today) return <Skeleton height={200} radius="lg" />
  const waiting = [
    [text.name.leave_waiting, today.leave_waiting],
    [text.name.overtime_waiting, today.overtime_waiting],
  ] as const
  return (
    <section className={`${charts.card} ${classes.card}`} aria-label={text.title}>
      <div>
        <h2>{text.title}</h2>
        <dl className={classes.waiting}>
          {waiting.map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figures">{formatNumber(count, 0)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Away away={today.away} today={today.date} />
    </section>
  )
}
