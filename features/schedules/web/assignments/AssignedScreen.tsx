import { Button, Group, Stack } from '@mantine/core'
import { IconCalendar, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { DateField } from '#kit/web/form/DateField.tsx'
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { useContractForm } from '#kit/web/form/use-contract-form.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  type Assignment,
  type AssignmentState,
  assignEmployees,
  listAssignments,
  removeAssignment,
  updateAssignment,
} from '../../contract/assignments.ts'
import { showSchedule } from '../../contract/schedules.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'

/** What comes from a position is changed with the position. */
const isOwn = ({ is_by_position }: Assignment) => !is_by_position

const FILTERS = ['state', 'department_id', 'branch_id', 'position_id']
const TONES: Record<AssignmentState, Tone> = {
  current: 'good',
  upcoming: 'info',
  ended: 'neutral',
  replaced: 'neutral',
}

/** The employees on a schedule, with the days from which and until which they are on it. */
export default function AssignedScreen() {
  const text = useScheduleText()
  const schedule_id = useIdParam('schedule_id')
  const name = useRoute(showSchedule, { params: { id: schedule_id } }).data?.data.name ?? ''
  const state = useListState({ name: 'assigned', filters: FILTERS, sort: 'emp_number' })
  const [edited, setEdited] = useState<Assignment>()
  const [doomed, setDoomed] = useState<Assignment>()
  const remove = useMutate(removeAssignment)
  const { store, ...touched } = useTouched()
  const takeOff = async (assignment_id: number) => {
    setDoomed(undefined)
    await store(
      (confirmed) =>
        remove.mutateAsync({
          params: { schedule_id, assignment_id },
          query: { confirmed: confirmed ? 'true' : 'false' },
        }),
      () => void toastSuccess('deleted'),
    ).catch(toastError)
  }
  const addButton = (
    <AddButton route={assignEmployees} to={href('schedule_attract_employee.create', { schedule_id })}>
      {text.putOn}
    </AddButton>
  )
  return (
    <>
      <PageHeader
        title={text.assigned}
        text={text.assignedIntro(name)}
        breadcrumbs={[
          { label: text.title, to: href('schedule.index') },
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.assigned },
        ]}
        actions={
          <Group gap="sm">
            <Button
              component={Link}
              to={href('schedule_attract_position.index', { schedule_id })}
              variant="default"
            >
              {text.positions}
            </Button>
            {addButton}
          </Group>
        }
      />
      <DataTable
        route={listAssignments}
        name="assigned"
        label={text.assigned}
        params={{ schedule_id }}
        state={state}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="state" several label={text.state} options={text.states} />
            <PlaceFilters state={state} position />
          </FilterBar>
        }
        empty={<EmptyState title={text.noneAssigned} action={addButton} />}
        columns={[
          { key: 'emp_number', title: text.number },
          personColumn(text.employee),
          { key: 'department', title: text.department },
          {
            key: 'position',
            title: text.position,
            cell: ({ is_by_position, position }) =>
              is_by_position ? text.byPosition(position ?? '') : (position ?? '–'),
          },
          { key: 'first_day', title: text.firstDay, cell: (row) => formatDate(row.first_day) },
          { key: 'last_day', title: text.lastDay, cell: (row) => formatDate(row.last_day) },
          {
            key: 'state',
            title: text.state,
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.states[row.state]}</StatusBadge>,
          },
        ]}
        actions={[
          {
            label: text.changeDays,
            icon: <IconCalendar size={17} />,
            onClick: setEdited,
            route: updateAssignment,
            when: isOwn,
          },
          {
            label: text.takeOff,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: removeAssignment,
            when: isOwn,
          },
        ]}
      />
      {edited && (
        <DaysDialog scheduleId={schedule_id} assignment={edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed && void takeOff(doomed.id)}
        title={text.takeOffTitle}
        confirmLabel={text.takeOff}
        danger
      >
        {text.takeOffText(doomed?.employee_name ?? '')}
      </ConfirmDialog>
      <TouchedRuns {...touched} />
    </>
  )
}

interface DaysProps {
  scheduleId: number
  assignment: Assignment
  onClose: () => void
}

/** Changes the days of an employee on the schedule. */
function DaysDialog({ scheduleId, assignment, onClose }: DaysProps) {
  const text = useScheduleText()
  const update = useMutate(updateAssignment)
  const { store, ...touched } = useTouched()
  const { id, first_day, last_day, version, employee_name } = assignment
  const form = useContractForm(updateAssignment.body, { first_day, last_day, version }, { record: id })
  const input = form.fields.getInputProps
  const params = { schedule_id: scheduleId, assignment_id: id }
  const done = () => {
    void toastSuccess('saved')
    onClose()
  }
  return (
    <EditModal opened onClose={onClose} title={`${text.changeDays} · ${employee_name}`}>
      <Form
        form={form}
        onCancel={onClose}
        onSubmit={(body) =>
          store((confirmed) => update.mutateAsync({ params, body: { ...body, confirmed } }), done)
        }
      >
        <Stack gap="md">
          <FieldGrid>
            <DateField label={text.firstDay} withAsterisk {...input('first_day')} />
            <DateField label={text.lastDay} description={text.openEnded} {...input('last_day')} />
          </FieldGrid>
        </Stack>
      </Form>
      <TouchedRuns {...touched} />
    </EditModal>
  )
}
