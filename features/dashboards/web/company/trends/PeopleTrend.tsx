import { addMonths } from '#kit/contract/days.ts'
import { formatMonth, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Delta } from '#kit/web/show/Delta.tsx'
import type { PeopleOfMonth } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import charts from '../charts.module.css'
import { MonthColumns } from './MonthColumns.tsx'
import { Reading, ReadingHead } from './Reading.tsx'
import classes from './trends.module.css'

const HEIGHT = 100
const HALF = HEIGHT / 2
/** The line keeps this distance from the edges, in hundredths of its height. */
const AIR = 12

const whole = (value: number) => formatNumber(value, 0)

/** The line of the headcount has no zero, so that its changes are visible; joiners stand above the base line, leavers below. */
function heightsOf(people: readonly PeopleOfMonth[]) {
  const counts = people.map(({ headcount }) => headcount)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  const range = Math.max(1, most - least)
  return (headcount: number) => AIR + ((headcount - least) / range) * (HEIGHT - 2 * AIR)
}

/** The number of employees at the end of each month, with those who have come and gone in it. */
export function PeopleTrend({ people }: { people: readonly PeopleOfMonth[] }) {
  const text = useDashboardText().trends
  const heightOf = heightsOf(people)
  const moved = Math.max(1, ...people.flatMap(({ joined, left }) => [joined, left]))
  const bar = (count: number) => (count / moved) * (HALF - 2)
  const points = people.map(({ headcount }, index) => `${index + 0.5},${HEIGHT - heightOf(headcount)}`)
  return (
    <section className={charts.card} aria-label={text.people}>
      <h2>{text.people}</h2>
      <MonthColumns
        label={text.people}
        months={people.map(({ month }) => month)}
        first={people.length - 1}
        describe={(index) => {
          const one = people[index]
          if (!one) return ''
          return `${text.headcount} ${whole(one.headcount)}, ${text.joined} ${whole(one.joined)}, ${text.left} ${whole(one.left)}`
        }}
        readout={(index) => <PeopleReading one={people[index]} before={people[index - 1]} />}
        behind={
          <svg
            className={classes.line}
            viewBox={`0 0 ${people.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
          </svg>
        }
        column={(index) => {
          const one = people[index]
          if (!one) return null
          return (
            <>
              <span className={classes.band} aria-hidden="true">
                <span className={classes.dot} style={{ bottom: `${heightOf(one.headcount)}%` }} />
              </span>
              <svg
                className={classes.moves}
                viewBox={`0 0 20 ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect
                  className={classes.joined}
                  y={HALF - bar(one.joined)}
                  width="20"
                  height={bar(one.joined)}
                />
                <rect className={classes.left} y={HALF} width="20" height={bar(one.left)} />
                <line
                  className={classes.base}
                  x2="20"
                  y1={HALF}
                  y2={HALF}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
            </>
          )
        }}
      />
    </section>
  )
}

function PeopleReading({
  one,
  before,
}: {
  one: PeopleOfMonth | undefined
  before: PeopleOfMonth | undefined
}) {
  const text = useDashboardText().trends
  const language = useLanguage()
  if (!one) return null
  const last = formatMonth(addMonths(one.month, -1), language)
  return (
    <>
      <ReadingHead month={one.month} />
      <Reading color="headcount" label={text.headcount}>
        <b className="figures">{whole(one.headcount)}</b>{' '}
        <Delta
          value={one.headcount}
          before={before?.headcount}
          label={(percent, direction) => {
            if (direction === 'same') return text.sameAs(last)
            return direction === 'up' ? text.upSince(percent, last) : text.downSince(percent, last)
          }}
        />
      </Reading>
      <Reading color="joined" label={text.joined}>
        <b className="figures">{whole(one.joined)}</b>
      </Reading>
      <Reading color="left" label={text.left}>
        <b className="figures">{whole(one.left)}</b>
      </Reading>
    </>
  )
}
