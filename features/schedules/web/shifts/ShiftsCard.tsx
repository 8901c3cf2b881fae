import { Alert, Button, Group, Paper, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconClockEdit, IconCoffee, IconEdit, IconInfoCircle, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { RowMenu } from '#kit/web/table/RowMenu.tsx'
import type { ScheduleDetail } from '../../contract/schedules.ts'
import type { Shift } from '../../contract/shift.ts'
import {
  addBreak,
  addShift,
  changeShiftTimes,
  deleteShift,
  ShiftUses,
  updateShift,
} from '../../contract/shift-calls.ts'
import { ShiftChip } from '../ShiftChip.tsx'
import { useScheduleText } from '../text.ts'
import { BreaksOfShift } from './BreaksOfShift.tsx'
import { ShiftNameDialog } from './ShiftNameDialog.tsx'
import { ShiftTimesDialog } from './ShiftTimesDialog.tsx'

/** The shifts of a schedule with their names, codes, colours and breaks. */
export function ShiftsCard({ schedule }: { schedule: ScheduleDetail }) {
  const text = useScheduleText()
  const words = useKitText()
  const mayCall = useMayCall()
  const go = useGo()
  const [named, setNamed] = useState<Shift>()
  const [timed, setTimed] = useState<Shift>()
  const [doomed, setDoomed] = useState<Shift>()
  const remove = useDeleteShift()
  const { id: schedule_id, shifts } = schedule
  const actions = [
    { label: text.nameShift, icon: <IconEdit size={17} />, onClick: setNamed, route: updateShift },
    {
      label: text.changeTimes,
      icon: <IconClockEdit size={17} />,
      onClick: setTimed,
      route: changeShiftTimes,
    },
    {
      label: text.addBreak,
      icon: <IconCoffee size={17} />,
      onClick: ({ id }: Shift) =>
        go('schedule_detail.create_break_time', { schedule_id }, { shift: String(id) }),
      route: addBreak,
    },
    {
      label: words.action.delete,
      icon: <IconTrash size={17} />,
      danger: true,
      onClick: setDoomed,
      route: deleteShift,
    },
  ].filter(({ route }) => mayCall(route))
  return (
    <Paper withBorder radius="lg" p="md" component="section" aria-label={text.shifts}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {text.shifts}
        </Title>
        <IfMayCall route={addShift}>
          <Button
            component={Link}
            to={href('schedule_detail.create', { schedule_id })}
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
          >
            {text.addShift}
          </Button>
        </IfMayCall>
      </Group>
      {shifts.length === 0 ? (
        <Text c="dimmed">{text.noShifts}</Text>
      ) : (
        <Stack gap="sm">
          <Table.ScrollContainer minWidth={560}>
            <Table verticalSpacing={8}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{text.shift}</Table.Th>
                  <Table.Th>{text.name}</Table.Th>
                  <Table.Th>{text.breaks}</Table.Th>
                  <Table.Th>{text.state}</Table.Th>
                  <Table.Th pos="relative">
                    <VisuallyHidden>{words.list.actions}</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {shifts.map((shift) => (
                  <Table.Tr key={shift.id}>
                    <Table.Td>
                      <ShiftChip shift={shift} />
                    </Table.Td>
                    <Table.Th scope="row">{shift.name}</Table.Th>
                    <Table.Td>
                      <BreaksOfShift shift={shift} />
                    </Table.Td>
                    <Table.Td>
                      {shift.is_in_week ? (
                        <StatusBadge tone="good">{text.inWeek}</StatusBadge>
                      ) : (
                        <StatusBadge tone="neutral">{text.notInWeek}</StatusBadge>
                      )}
                    </Table.Td>
                    <Table.Td ta="end">
                      <RowMenu row={shift} actions={actions} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {shifts.some(({ breaks }) => breaks.length > 0) && (
            <Alert variant="light" color="gray" icon={<IconInfoCircle size={18} />}>
              {text.breaksNotDeducted}
            </Alert>
          )}
        </Stack>
      )}
      {named && <ShiftNameDialog shift={named} onClose={() => setNamed(undefined)} />}
      {timed && <ShiftTimesDialog shift={timed} onClose={() => setTimed(undefined)} />}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => {
          setDoomed(undefined)
          if (doomed) remove(doomed)
        }}
        title={text.deleteShift}
        confirmLabel={words.action.delete}
        danger
      >
        {doomed && <ShiftChip shift={doomed} />}
      </ConfirmDialog>
    </Paper>
  )
}

/** Deletes a shift, or says what uses it. */
function useDeleteShift() {
  const text = useScheduleText()
  const remove = useMutate(deleteShift, {
    onSuccess: () => void toastSuccess('deleted'),
    onError(error) {
      const uses = ShiftUses.safeParse(error instanceof ApiError && error.code === 'in_use' && error.details)
      if (!uses.success) return toastError(error)
      const weeks = uses.data.weeks.map((day) =>
        day === null ? text.weekAlways : text.weekFrom(formatDate(day)),
      )
      const { roster_days } = uses.data
      const roster = roster_days > 0 ? [text.rosterDays(formatNumber(roster_days, 0))] : []
      const rotations = uses.data.rotations.map(text.rotation)
      toastError(text.shiftUsedIn([...weeks, ...roster, ...rotations].join(', ')))
    },
  })
  return ({ id }: Shift) => remove.mutate({ params: { shift_id: id } })
}
