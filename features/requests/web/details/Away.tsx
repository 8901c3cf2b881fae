import { Text } from '@mantine/core'
import { PersonAvatar } from '#features/employees/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { ColleagueAway } from '../../contract.ts'
import { formatSpan, PART_WORDS } from '../../domain/describe-facts.ts'
import { useRequestWords } from '../text.ts'
import classes from './away.module.css'

/** Colleagues of the department who are away on some of the days; the kind of their leave is not told. */
export function Away({ away }: { away: readonly ColleagueAway[] }) {
  const text = useRequestWords().details
  const language = useLanguage()
  if (away.length === 0) return <Text c="dimmed">{text.nobodyAway}</Text>
  return (
    <ul className={classes.away} aria-label={text.away}>
      {away.map((one) => (
        <li key={`${one.employee_id}${one.first_day}${one.part}`}>
          <PersonAvatar
            id={one.employee_id}
            picture={one.employee_picture}
            name={one.employee_name}
            other={one.employee_other_name}
            size={28}
          />
          <span>{one.employee_name}</span>
          <span className={classes.days}>
            {formatSpan(one.first_day, one.last_day)}
            {one.part !== 'full' && ` ${PART_WORDS[one.part][language]}`}
          </span>
          {!one.is_approved && <StatusBadge tone="wait">{text.notDecided}</StatusBadge>}
        </li>
      ))}
    </ul>
  )
}
