import { Group, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { DayShift } from '#features/schedules/contract/day-shift.ts'
import { ShiftChip } from '#features/schedules/web/index.ts'
import { formatInstant, formatLongDate, formatMinutes } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { CalendarDay, DayScan } from '../../contract.ts'
import { SCAN_KINDS, SCAN_SOURCES, SCAN_TEXTS } from '../../locales/scans.ts'
import { useAttendanceText } from '../text.ts'
import classes from './calendar.module.css'
import { DayResultBadge } from './DayResult.tsx'

/** A day's minutes and its unchanged scans. */
export function DayDetail({ day }: { day: CalendarDay }) {
  const { report: text } = useAttendanceText()
  const facts = [
    [text.late, day.late_minutes > 0 ? String(day.late_minutes) : ''],
    [text.early, day.early_minutes > 0 ? String(day.early_minutes) : ''],
    [text.night, day.night_minutes > 0 ? formatMinutes(day.night_minutes) : ''],
    [text.overtime, day.overtime_minutes > 0 ? formatMinutes(day.overtime_minutes) : ''],
  ].filter(([, value]) => value)
  // An employee who clocks in is never present without a scan.
  const isUnclocked = day.result === 'success' && day.in_at === null && day.out_at === null
  const self = useRef<HTMLElement>(null)
  // The selected day can be below the visible part of the calendar.
  useEffect(() => {
    if (day.date) self.current?.scrollIntoView({ block: 'nearest' })
  }, [day.date])
  return (
    <section ref={self} className={classes.detail} aria-live="polite">
      <Group gap="sm" mb={6}>
        <Title order={3} size="h4">
          {text.scansOf(formatLongDate(day.date))}
        </Title>
        {day.result && <DayResultBadge result={day.result} />}
        {facts.map(([label, value]) => (
          <Text key={label} size="sm">
            {label}: <b className="figures">{value}</b>
          </Text>
        ))}
      </Group>
      {day.shift && <ShiftOfDay shift={day.shift} />}
      {isUnclocked && <Text mb={6}>{text.noClocking}</Text>}
      {day.scans.length === 0 && !isUnclocked ? (
        <Text c="dimmed">{text.noScans}</Text>
      ) : (
        <ul className={classes.scans}>
          {day.scans.map((scan) => (
            <Scan key={`${scan.scanned_at} ${scan.raw_line}`} scan={scan} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The shift with its breaks. */
function ShiftOfDay({ shift }: { shift: DayShift }) {
  const { report: text } = useAttendanceText()
  return (
    <Group gap="xs" mb={6}>
      <ShiftChip shift={shift} />
      {shift.breaks.map(({ name, from_time, to_time, is_paid }) => (
        <Text key={`${from_time} ${name}`} size="sm" c="dimmed">
          {text.breakOfShift(name, `${from_time}–${to_time}`, is_paid)}
        </Text>
      ))}
    </Group>
  )
}

function Scan({ scan }: { scan: DayScan }) {
  const language = useLanguage()
  const kind = SCAN_KINDS[scan.device_kind as keyof typeof SCAN_KINDS]
  return (
    <li>
      <b className="figures">{formatInstant(scan.scanned_at).slice(11)}</b>
      <span>{SCAN_SOURCES[scan.source][language]}</span>
      {kind && <span>{kind[language]}</span>}
      {!scan.counts && <StatusBadge tone="wait">{SCAN_TEXTS.notCounted[language]}</StatusBadge>}
      <code className="name">{scan.raw_line}</code>
    </li>
  )
}
