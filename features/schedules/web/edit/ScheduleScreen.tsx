import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconBriefcase, IconClockSearch, IconEdit, IconTrash, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { addDays, formatDate, todayInLaos } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { Facts } from '#kit/web/show/Facts.tsx'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  removeWeek,
  type ScheduleDetail,
  type ScheduleWeek,
  saveWeek,
  showSchedule,
  updateSchedule,
} from '../../contract/schedules.ts'
import type { Shift } from '../../contract/shift.ts'
import { ScheduleDays } from '../ScheduleDays.tsx'
import { ShiftsCard } from '../shifts/ShiftsCard.tsx'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'
import { WeekBars } from '../WeekBars.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { type WeekChange, WeekDialog } from './WeekDialog.tsx'

/** A schedule with its weeks, the latest first. */
export default function ScheduleScreen() {
  const shown = useRoute(showSchedule, { params: { id: useIdParam('schedule_id') } })
  if (shown.error) return <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
  if (!shown.data) return <TableWaiting />
  return <Shown schedule={shown.data.data} />
}

function Shown({ schedule }: { schedule: ScheduleDetail }) {
  const text = useScheduleText()
  const words = useKitText()
  const mayCall = useMayCall()
  const [isEditing, setEditing] = useState(false)
  const [changed, setChanged] = useState<WeekChange>()
  const [doomed, setDoomed] = useState<ScheduleWeek>()
  const remove = useMutate(removeWeek)
  const { store, ...touched } = useTouched()
  const { id, name, purpose, start_date, end_date, weeks } = schedule
  const removeDoomed = async (first_day: string) => {
    setDoomed(undefined)
    await store(
      (confirmed) =>
        remove.mutateAsync({
          params: { id },
          query: { first_day, confirmed: confirmed ? 'true' : 'false' },
        }),
      () => void toastSuccess('deleted'),
    ).catch(toastError)
  }
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={[{ label: text.title, to: href('schedule.index') }, { label: name }]}
        actions={
          <>
            {mayCall(updateSchedule) && (
              <Button variant="default" leftSection={<IconEdit size={18} />} onClick={() => setEditing(true)}>
                {words.action.edit}
              </Button>
            )}
            <Button
              component={Link}
              variant="default"
              to={href('schedule_detail.check_scan', { schedule_id: id })}
              leftSection={<IconClockSearch size={18} />}
            >
              {text.checkScans}
            </Button>
            <Button
              component={Link}
              variant="default"
              to={href('schedule_attract_position.index', { schedule_id: id })}
              leftSection={<IconBriefcase size={18} />}
            >
              {text.positions}
            </Button>
            <Button
              component={Link}
              to={href('schedule_attract_employee.index', { schedule_id: id })}
              leftSection={<IconUsers size={18} />}
            >
              {text.assigned}
            </Button>
          </>
        }
      />
      <Stack gap="lg">
        <Facts
          columnWidth={200}
          facts={[
            [text.purpose, text.purposes[purpose]],
            [text.startDate, start_date ? formatDate(start_date) : text.always],
            [text.endDate, end_date ? formatDate(end_date) : text.always],
          ]}
        />
        {weeks.toReversed().map((week, at) => (
          <WeekCard
            key={week.first_day}
            week={week}
            shifts={schedule.shifts}
            next={weeks[weeks.length - at]}
            mayEdit={mayCall(saveWeek)}
            onChange={(kind) => setChanged({ kind, week })}
            onDelete={() => setDoomed(week)}
          />
        ))}
        <ShiftsCard schedule={schedule} />
      </Stack>
      {isEditing && <ScheduleDialog schedule={schedule} onClose={() => setEditing(false)} />}
      {changed && <WeekDialog schedule={schedule} wanted={changed} onClose={() => setChanged(undefined)} />}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed?.first_day && void removeDoomed(doomed.first_day)}
        title={text.deleteWeek}
        confirmLabel={words.action.delete}
        danger
      >
        {text.deleteWeekText}
      </ConfirmDialog>
      <TouchedRuns {...touched} />
    </>
  )
}

interface CardProps {
  week: ScheduleWeek
  shifts: readonly Shift[]
  /** The week that begins after this one. */
  next: ScheduleWeek | undefined
  mayEdit: boolean
  onChange: (kind: WeekChange['kind']) => void
  onDelete: () => void
}

function WeekCard({ week, shifts, next, mayEdit, onChange, onDelete }: CardProps) {
  const text = useScheduleText()
  const today = todayInLaos()
  const hasBegun = week.first_day === null || week.first_day <= today
  const hasEnded = next?.first_day != null && next.first_day <= today
  const from = week.first_day ? text.weekFrom(formatDate(week.first_day)) : text.weekAlways
  const until = next?.first_day ? ` – ${formatDate(addDays(next.first_day, -1))}` : ''
  return (
    <Paper withBorder radius="lg" p="md" component="section" aria-label={from}>
      <Group justify="space-between" mb="sm" gap="sm">
        <Group gap="sm">
          <Title order={2} size="h4">
            {from}
            {until}
          </Title>
          {hasBegun && !hasEnded && <StatusBadge tone="good">{text.weekCurrent}</StatusBadge>}
          {!hasBegun && <StatusBadge tone="info">{text.weekUpcoming}</StatusBadge>}
        </Group>
        {mayEdit && (
          <Group gap="xs">
            <Button variant="default" size="sm" onClick={() => onChange('correct')}>
              {text.correctWeek}
            </Button>
            {!hasEnded && (
              <Button variant="default" size="sm" onClick={() => onChange('change')}>
                {text.changeWeek}
              </Button>
            )}
            {week.first_day !== null && (
              <Button
                variant="default"
                size="sm"
                c="red"
                leftSection={<IconTrash size={16} />}
                onClick={onDelete}
              >
                {text.deleteWeek}
              </Button>
            )}
          </Group>
        )}
      </Group>
      <WeekBars days={week.days} />
      {week.days.length === 0 ? (
        <Text c="dimmed">{text.rest}</Text>
      ) : (
        <ScheduleDays days={week.days} shifts={shifts} />
      )}
    </Paper>
  )
}
