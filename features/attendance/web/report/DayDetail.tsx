import { Button, Group, Text, Title, Tooltip } from '@mantine/core'
import { IconClockEdit } from '@tabler/icons-react'
import { useState } from 'react'
import type { DayShift } from '#features/schedules/contract/day-shift.ts'
import { ShiftChip } from '#features/schedules/web/index.ts'
import { clockInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatInstant, formatLongDate, formatMinutes } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { correctScan } from '../../contract/corrections.ts'
import type { CalendarDay, DayScan, EmployeeMonthDays } from '../../contract.ts'
import { CLOCK_SIDES } from '../../locales/corrections.ts'
import { SCAN_KINDS, SCAN_SOURCES, SCAN_TEXTS } from '../../locales/scans.ts'
import { CorrectionDialog, type DayToCorrect } from '../corrections/CorrectionDialog.tsx'
import { useAttendanceText } from '../text.ts'
import classes from './calendar.module.css'
import { DayResultBadge } from './DayResult.tsx'

interface Props {
  day: CalendarDay
  employee: EmployeeMonthDays['employee']
  /** Why the scans of this employee cannot be corrected. */
  locked: EmployeeMonthDays['correction_refusal']
}

/** A day's minutes, its unchanged scans and their corrections. */
export function DayDetail({ day, employee, locked }: Props) {
  const { report: text, corrections } = useAttendanceText()
  const mayCorrect = useMayCall()(correctScan)
  const [edited, setEdited] = useState<DayToCorrect>()
  const facts = [
    [text.late, day.late_minutes > 0 ? String(day.late_minutes) : ''],
    [text.early, day.early_minutes > 0 ? String(day.early_minutes) : ''],
    [text.night, day.night_minutes > 0 ? formatMinutes(day.night_minutes) : ''],
    [text.overtime, day.overtime_minutes > 0 ? formatMinutes(day.overtime_minutes) : ''],
  ].filter(([, value]) => value)
  // An employee who clocks in is never present without a scan or a correction.
  const isUnclocked = day.result === 'success' && day.in_at === null && day.out_at === null
  const isEmpty = day.scans.length === 0 && day.corrections.length === 0
  const correct = (more: Partial<DayToCorrect> = {}) =>
    setEdited({
      employeeId: employee.id,
      employeeName: employee.name,
      workDate: day.date,
      side: day.in_at === null ? 'in' : 'out',
      ...more,
    })
  return (
    <section className={classes.detail} aria-live="polite">
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
        {mayCorrect && day.result && (
          <Tooltip label={locked && corrections.locked[locked]} disabled={!locked}>
            <Button
              size="compact-sm"
              variant="default"
              ml="auto"
              leftSection={<IconClockEdit size={16} />}
              aria-disabled={locked !== null}
              data-disabled={locked !== null || undefined}
              onClick={() => !locked && correct()}
            >
              {corrections.correct}
            </Button>
          </Tooltip>
        )}
      </Group>
      {day.shift && <ShiftOfDay shift={day.shift} />}
      {mayCorrect && day.result && locked && (
        <Text size="sm" c="dimmed" mb={6}>
          {corrections.locked[locked]}
        </Text>
      )}
      {isUnclocked && <Text mb={6}>{text.noClocking}</Text>}
      {isEmpty && !isUnclocked && <Text c="dimmed">{text.noScans}</Text>}
      {!isEmpty && (
        <ul className={classes.scans}>
          {day.scans.map((scan) => (
            <Scan
              key={`${scan.scanned_at} ${scan.raw_line}`}
              scan={scan}
              {...(mayCorrect &&
                !locked &&
                day.result &&
                !scan.is_void && { onVoid: () => correct({ voided: scan }) })}
            />
          ))}
          {day.corrections.map((correction) => (
            <Correction key={correction.id} correction={correction} />
          ))}
        </ul>
      )}
      {edited && <CorrectionDialog day={edited} onClose={() => setEdited(undefined)} />}
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

function Scan({ scan, onVoid }: { scan: DayScan; onVoid?: () => void }) {
  const { corrections: text } = useAttendanceText()
  const language = useLanguage()
  const kind = SCAN_KINDS[scan.device_kind as keyof typeof SCAN_KINDS]
  return (
    <li>
      <b className="figures">{formatInstant(scan.scanned_at).slice(11)}</b>
      <span>{SCAN_SOURCES[scan.source][language]}</span>
      {kind && <span>{kind[language]}</span>}
      {!scan.counts && <StatusBadge tone="wait">{SCAN_TEXTS.notCounted[language]}</StatusBadge>}
      {scan.is_void && <StatusBadge tone="wait">{text.leftOut}</StatusBadge>}
      <code className="name">{scan.raw_line}</code>
      {onVoid && (
        <Button size="compact-xs" variant="subtle" onClick={onVoid}>
          {text.leaveOut}
        </Button>
      )}
    </li>
  )
}

function Correction({ correction }: { correction: CalendarDay['corrections'][number] }) {
  const { corrections: text } = useAttendanceText()
  const language = useLanguage()
  const { at, clock_kind, reason, actor } = correction
  return (
    <li>
      {at && <b className="figures">{clockInLaos(at)}</b>}
      <StatusBadge tone="info">{at ? text.added : text.leftOut}</StatusBadge>
      <span>{CLOCK_SIDES[clock_kind][language]}</span>
      <span>
        {reason} · {actor}
      </span>
    </li>
  )
}
