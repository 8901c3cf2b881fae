import { IconCalendar, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  endPositionLink,
  linkPositions,
  listPositionLinks,
  type PositionLink,
  removePositionLink,
} from '../../contract/positions.ts'
import { showSchedule } from '../../contract/schedules.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'
import { EndLinkDialog } from './EndLinkDialog.tsx'

const TONES: Record<PositionLink['state'], Tone> = { current: 'good', upcoming: 'info', ended: 'neutral' }

/** The positions whose employees are on a schedule. */
export default function PositionsScreen() {
  const text = useScheduleText()
  const schedule_id = useIdParam('schedule_id')
  const name = useRoute(showSchedule, { params: { id: schedule_id } }).data?.data.name ?? ''
  const state = useListState({ name: 'position-links', filters: ['state'], sort: 'position' })
  const [ended, setEnded] = useState<PositionLink>()
  const [doomed, setDoomed] = useState<PositionLink>()
  const remove = useMutate(removePositionLink)
  const { store, ...touched } = useTouched()
  const takeOff = async (link_id: number) => {
    setDoomed(undefined)
    await store(
      (confirmed) =>
        remove.mutateAsync({
          params: { schedule_id, link_id },
          query: { confirmed: confirmed ? 'true' : 'false' },
        }),
      () => void toastSuccess('deleted'),
    ).catch(toastError)
  }
  const { replaced: _, ...states } = text.states
  return (
    <>
      <ListPage
        title={text.positions}
        text={text.positionsIntro(name)}
        breadcrumbs={[
          { label: text.title, to: href('schedule.index') },
          { label: name, to: href('schedule_detail.index', { schedule_id }) },
          { label: text.positions },
        ]}
        add={
          <AddButton route={linkPositions} to={href('schedule_attract_position.create', { schedule_id })}>
            {text.putPositionsOn}
          </AddButton>
        }
        none={{ title: text.noPositions, text: text.putPositionsText }}
        route={listPositionLinks}
        name="position-links"
        params={{ schedule_id }}
        state={state}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="state" label={text.state} options={states} />
          </FilterBar>
        }
        columns={[
          { key: 'position', title: text.position, primary: true },
          { key: 'first_day', title: text.firstDay, cell: (row) => formatDate(row.first_day) },
          { key: 'last_day', title: text.lastDay, cell: (row) => formatDate(row.last_day) },
          {
            key: 'state',
            title: text.state,
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.states[row.state]}</StatusBadge>,
          },
          {
            key: 'employee_count',
            title: text.employees,
            align: 'end',
            cell: (row) => <span className="figures">{formatNumber(row.employee_count, 0)}</span>,
          },
        ]}
        actions={[
          {
            label: text.endLink,
            icon: <IconCalendar size={17} />,
            onClick: setEnded,
            route: endPositionLink,
          },
          {
            label: text.takeOff,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: removePositionLink,
          },
        ]}
      />
      {ended && <EndLinkDialog scheduleId={schedule_id} link={ended} onClose={() => setEnded(undefined)} />}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => doomed && void takeOff(doomed.id)}
        title={text.takeOffTitle}
        confirmLabel={text.takeOff}
        danger
      >
        {text.takePositionOffText(doomed?.position ?? '')}
      </ConfirmDialog>
      <TouchedRuns {...touched} />
    </>
  )
}
