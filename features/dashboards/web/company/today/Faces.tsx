import { Text } from '@mantine/core'
import { IconCake, IconConfetti } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PersonAvatar } from '#features/employees/web/index.ts'
import { countDays, formatDate } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useLink } from '#kit/web/use-link.ts'
import type { Face, Today } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import { whenOf } from '../when.ts'
import classes from './today.module.css'

const SHOWN = 5

const laoName = ({ name, surname }: Face) => `${name} ${surname}`.trim()
const latinName = (face: Face) => `${face.en_name} ${face.en_surname}`.trim() || laoName(face)

/** A person with the picture, and a note below the name. */
function Person({ face, note, icon }: { face: Face; note: ReactNode; icon?: ReactNode }) {
  const language = useLanguage()
  const mayOpen = useMay()('view-employee')
  const name = language === 'la' ? laoName(face) : latinName(face)
  const inside = (
    <>
      <PersonAvatar id={face.id} picture={face.picture} name={latinName(face)} size={36} />
      <span className={classes.who}>
        <span className="name">{name}</span>
        <small>{note}</small>
      </span>
      {icon}
    </>
  )
  return (
    <li>
      {mayOpen ? (
        <Link to={href('employee.show', { employee_id: face.id })}>{inside}</Link>
      ) : (
        <div>{inside}</div>
      )}
    </li>
  )
}

export function Away({ away, today }: { away: NonNullable<Today['away']>; today: string }) {
  const { today: text, when } = useDashboardText()
  const all = useLink()('e-leave.index', {}, { from: today, to: today, status: 'success' })
  const shown = away.people.slice(0, SHOWN)
  const more = away.total - shown.length
  const label = text.more(formatNumber(more, 0))
  return (
    <div>
      <h2>{text.away}</h2>
      {away.total === 0 && <Text c="dimmed">{text.nobodyAway}</Text>}
      <ul className={classes.faces}>
        {shown.map((face) => (
          <Person
            key={face.id}
            face={face}
            note={
              face.is_half
                ? text.halfDay
                : face.until === today
                  ? when.today
                  : text.until(formatDate(face.until))
            }
          />
        ))}
      </ul>
      {more > 0 &&
        (all ? (
          <Link className={classes.more} to={all}>
            {label}
          </Link>
        ) : (
          <Text c="dimmed">{label}</Text>
        ))}
    </div>
  )
}

export function Celebrations({
  people,
  today,
}: {
  people: NonNullable<Today['celebrations']>
  today: string
}) {
  const { today: text, when } = useDashboardText()
  const noteOf = ({ kind, years, date }: (typeof people)[number]) => {
    const day = whenOf(when, countDays(today, date) - 1)
    if (kind === 'birthday') return `${text.birthday} · ${day}`
    return `${years === 1 ? text.oneYear : text.years(String(years))} · ${day}`
  }
  return (
    <div>
      <h2>{text.celebrations}</h2>
      {people.length === 0 && <Text c="dimmed">{text.noCelebrations}</Text>}
      <ul className={classes.faces}>
        {people.slice(0, SHOWN).map((face) => {
          const Icon = face.kind === 'birthday' ? IconCake : IconConfetti
          return (
            <Person
              key={`${face.id} ${face.kind}`}
              face={face}
              note={noteOf(face)}
              icon={<Icon size={18} aria-hidden="true" />}
            />
          )
        })}
      </ul>
    </div>
  )
}
