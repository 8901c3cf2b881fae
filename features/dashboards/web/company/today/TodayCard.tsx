import { Skeleton, Text } from '@mantine/core'
import { Link } from 'react-router'
import { monthOf } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { showToday, type Today } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import charts from '../charts.module.css'
import { Away, Celebrations } from './Faces.tsx'
import { Ring } from './Ring.tsx'
import classes from './today.module.css'

const POLL = 1500
/** Those who are here, then those who are missed, then the others. */
const PARTS = ['present', 'late', 'leave', 'absent', 'outside', 'not_yet', 'holiday'] as const
const ALWAYS: readonly string[] = ['present', 'late', 'leave', 'absent', 'not_yet']

/** Who is here today, who is away, and whom to congratulate. Figures of one day only. */
export function TodayCard() {
  const text = useDashboardText().today
  const answer = useRoute(
    showToday,
    {},
    { every: (data) => (data?.data.derivation.state === 'running' ? POLL : false) },
  )
  const today = answer.data?.data
  if (answer.error) return null
  if (!today) return <Skeleton height={260} radius="lg" />
  const { counts, away, celebrations } = today
  if (!counts && !away && !celebrations) return null
  return (
    <section className={`${charts.card} ${classes.card}`} aria-label={text.title}>
      {counts && (
        <div>
          <h2>{text.title}</h2>
          <Presence counts={counts} date={today.date} />
          {today.derivation.state === 'running' && <Text c="dimmed">{text.running}</Text>}
        </div>
      )}
      {away && <Away away={away} today={today.date} />}
      {celebrations && <Celebrations people={celebrations} today={today.date} />}
    </section>
  )
}

function Presence({ counts, date }: { counts: NonNullable<Today['counts']>; date: string }) {
  const text = useDashboardText().today
  const parts = PARTS.map((name) => ({ name, count: counts[name] }))
  const all = parts.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return <Text c="dimmed">{text.noShifts}</Text>
  const here = counts.present + counts.late
  const [hereText, allText] = [formatNumber(here, 0), formatNumber(all, 0)]
  return (
    <div className={classes.presence}>
      <Ring
        parts={parts}
        label={text.ring(hereText, allText)}
        value={hereText}
        note={`${text.here} / ${allText}`}
      />
      <ul className={classes.parts}>
        {parts
          .filter(({ name, count }) => count > 0 || ALWAYS.includes(name))
          .map(({ name, count }) => (
            <li key={name} data-part={name}>
              <Link to={listOf(name, date)}>
                <span>{text.result[name]}</span>
                <b className="figures">{formatNumber(count, 0)}</b>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Whoever has come in and not gone home yet has no result of the day, so the present ones have no list of their own. */
function listOf(part: (typeof PARTS)[number], date: string): string {
  const result = part === 'present' || part === 'not_yet' ? undefined : part
  return href('clock_in_out.index', {}, { month: monthOf(date), day: date, result })
}
