import { ActionIcon, Button, Checkbox, Group, Paper, Select, Stack, Text, Title } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { showSchedule } from '#features/schedules/contract/schedules.ts'
import { todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { TimeField } from '#kit/web/form/TimeField.tsx'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { checkScans, MAX_SCANS } from '../../contract/check-scans.ts'
import { useAttendanceText } from '../text.ts'
import { Verdict } from './Verdict.tsx'

interface TypedScan {
  id: number
  time: string | null
  isNextDay: boolean
}

const isClock = (time: string | null) => /^\d\d:\d\d$/.test(time ?? '')

/** What some scans would give on a date by the shifts of a schedule; nothing is stored. */
export default function CheckScanScreen() {
  const { check: text } = useAttendanceText()
  const schedule_id = useIdParam('schedule_id')
  const schedule = useRoute(showSchedule, { params: { id: schedule_id } })
  const [date, setDate] = useState<string | null>(todayInLaos())
  const [shiftId, setShiftId] = useState<string | null>(null)
  const [leave, setLeave] = useState<string | null>(null)
  const [scans, setScans] = useState<readonly TypedScan[]>([
    { id: 1, time: '08:00', isNextDay: false },
    { id: 2, time: '17:00', isNextDay: false },
  ])
  const complete = scans.filter(({ time }) => isClock(time))
  const query = {
    date: date ?? '',
    scans: complete.map(({ time, isNextDay }) => `${time}${isNextDay ? '+1' : ''}`).join(','),
    ...(shiftId && { shift_id: Number(shiftId) }),
    ...(leave && { leave: leave as 'morning' | 'afternoon' }),
  }
  const isValid = checkScans.query.safeParse(query).success
  const answer = useRoute(
    checkScans,
    { params: { schedule_id }, query },
    { enabled: isValid, keepPrevious: true },
  )
  if (schedule.error) return <ErrorState error={schedule.error} onRetry={() => void schedule.refetch()} />
  const { name = '', shifts = [] } = schedule.data?.data ?? {}
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        breadcrumbs={[
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.title },
        ]}
      />
      <Stack gap="lg" maw="var(--champa-width-lg)">
        <Paper withBorder p="lg" radius="lg">
          <Stack gap="md">
            <FieldGrid columns={3}>
              <DateField label={text.date} value={date} onChange={setDate} />
              <Select
                label={text.shift}
                placeholder={text.asInWeek}
                clearable
                data={shifts.map((shift) => ({ value: String(shift.id), label: labelOf(shift) }))}
                value={shiftId}
                onChange={setShiftId}
              />
              <Select
                label={text.leave}
                placeholder="–"
                clearable
                data={Object.entries(text.leaves).map(([value, label]) => ({ value, label }))}
                value={leave}
                onChange={setLeave}
              />
            </FieldGrid>
            <ScanFields scans={scans} onChange={setScans} />
          </Stack>
        </Paper>
        <Paper withBorder p="lg" radius="lg" component="section" aria-label={text.verdict} aria-live="polite">
          {answer.error ? (
            <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
          ) : (
            answer.data && <Verdict check={answer.data.data} />
          )}
        </Paper>
      </Stack>
    </>
  )
}

/** 'Night · 22:00–06:00'; a shift that is named by its times has them once. */
function labelOf({ name, check_in, check_out }: { name: string; check_in: string; check_out: string }) {
  return [...new Set([name, `${check_in}–${check_out}`])].join(' · ')
}

interface FieldsProps {
  scans: readonly TypedScan[]
  onChange: (scans: readonly TypedScan[]) => void
}

function ScanFields({ scans, onChange }: FieldsProps) {
  const { check: text } = useAttendanceText()
  const change = (id: number, values: Partial<TypedScan>) =>
    onChange(scans.map((scan) => (scan.id === id ? { ...scan, ...values } : scan)))
  const nextId = Math.max(0, ...scans.map(({ id }) => id)) + 1
  return (
    <div>
      <Title order={2} size="h4" mb={6}>
        {text.scans}
      </Title>
      <Group gap="lg">
        {scans.map(({ id, time, isNextDay }, at) => (
          <Group key={id} gap={6} wrap="nowrap">
            <TimeField
              aria-label={text.scan(String(at + 1))}
              w={84}
              value={time}
              onChange={(value) => change(id, { time: value })}
            />
            <Checkbox
              aria-label={`${text.scan(String(at + 1))}: ${text.nextDay}`}
              label={<Text size="sm">{text.nextDay}</Text>}
              checked={isNextDay}
              onChange={(event) => change(id, { isNextDay: event.currentTarget.checked })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={text.removeScan(String(at + 1))}
              onClick={() => onChange(scans.filter((scan) => scan.id !== id))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        {scans.length < MAX_SCANS && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => onChange([...scans, { id: nextId, time: null, isNextDay: false }])}
          >
            {text.addScan}
          </Button>
        )}
      </Group>
    </div>
  )
}
