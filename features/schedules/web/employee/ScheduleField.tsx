import { Button, Group, Input, Select, Text } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRoute } from '#kit/web/query.ts'
import { FactRows } from '#kit/web/show/Facts.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { assignEmployees } from '../../contract/assignments.ts'
import { listSchedulesOfEmployee, type ScheduleAssignment } from '../../contract/schedules-of-employee.ts'
import { listSchedules } from '../../contract.ts'
import { AssignDialog } from '../assignments/AssignDialog.tsx'
import { useScheduleText } from '../text.ts'

interface Props {
  /** Undefined for a new employee, for whom the form stores the selected schedule. */
  employeeId: number | undefined
  value?: number | null
  onChange?: (scheduleId: number | null) => void
  /** Only the name of the selected schedule. */
  isRead?: boolean
}

/** The schedule in the form of an employee: selected for a new one, otherwise shown, to be changed from a day on. */
export default function ScheduleField({ employeeId, value, onChange, isRead }: Props) {
  const mayCall = useMayCall()
  if (employeeId !== undefined)
    return mayCall(listSchedulesOfEmployee) ? <SchedulesOfEmployee employeeId={employeeId} /> : null
  if (!mayCall(assignEmployees) || !mayCall(listSchedules)) return null
  if (isRead) return <ChosenSchedule id={value ?? null} />
  return <ScheduleSelect value={value ?? null} onChange={(id) => onChange?.(id)} />
}

const useSchedules = () => useRoute(listSchedules, { query: { per_page: 200 } }).data?.data ?? []

function ChosenSchedule({ id }: { id: number | null }) {
  const text = useScheduleText()
  const chosen = useSchedules().find((schedule) => schedule.id === id)
  return chosen ? <FactRows facts={[[text.hasSchedule, chosen.name]]} /> : null
}

function ScheduleSelect({
  value,
  onChange,
}: {
  value: number | null
  onChange: (id: number | null) => void
}) {
  const text = useScheduleText()
  const words = useKitText()
  const schedules = useSchedules()
  return (
    <Select
      label={text.hasSchedule}
      description={text.fromStartDate}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={words.action.select}
      nothingFoundMessage={words.field.noOption}
      clearable
      searchable
      data={schedules.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id ? Number(id) : null)}
    />
  )
}

function SchedulesOfEmployee({ employeeId }: { employeeId: number }) {
  const text = useScheduleText()
  const { data } = useRoute(listSchedulesOfEmployee, { params: { id: employeeId } })
  const [isOpen, setOpen] = useState(false)
  const daysOf = ({ schedule, first_day, last_day }: ScheduleAssignment) =>
    text.onSchedule(schedule, formatDate(first_day), formatDate(last_day))
  const all = data?.data ?? []
  const current = all.find(({ state }) => state === 'current')
  const upcoming = all.filter(({ state }) => state === 'upcoming').reverse()
  return (
    <section aria-label={text.hasSchedule}>
      <Input.Label labelElement="div">{text.hasSchedule}</Input.Label>
      <Group gap="xs" align="center">
        <div>
          {current && <Text>{daysOf(current)}</Text>}
          {data && !current && <StatusBadge tone="bad">{text.noSchedule}</StatusBadge>}
          {upcoming.map((assignment) => (
            <Text key={assignment.id} size="sm" c="dimmed">
              {daysOf(assignment)}
            </Text>
          ))}
        </div>
        <IfMayCall route={assignEmployees}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconClockPlus size={17} />}
            onClick={() => setOpen(true)}
          >
            {text.changeFromDay}
          </Button>
        </IfMayCall>
      </Group>
      {isOpen && (
        <AssignDialog
          employeeIds={[employeeId]}
          onClose={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      )}
    </section>
  )
}
