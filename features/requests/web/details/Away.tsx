import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { PersonAvatar } from '#features/employees/web/parts.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { ColleagueAway } from '../../contract.ts'
import { formatSpan, PART_WORDS } from '../../domain/describe-facts.ts'
import { useRequestWords } from '../text.ts'
import classes from './away.module.css'

/** A department of hundreds would push the fields below out of sight. */
const SHOWN = 4

/** Colleagues of the department who are away on some of the days, the first ones unfolded; the kind of their leave is not told. */
export function Away({ away }: { away: readonly ColleagueAway[] }) {
  const text = useRequestWords().details
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  if (away.length === 0) return <Text c="dimmed">{text.nobodyAway}</Text>
  // One more than the shown ones needs no button.
  const shown = isWhole || away.length === SHOWN + 1 ? away : away.slice(0, SHOWN)
  return (
    <>
      <ul className={classes.away} aria-label={text.away}>
        {shown.map((one) => (
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
      {shown.length < away.length && (
        <Button variant="subtle" size="compact-sm" mt={4} onClick={() => setWhole(true)}>
          {text.moreAway(formatNumber(away.length - shown.length, 0))}
        </Button>
      )}
    </>
  )
}
