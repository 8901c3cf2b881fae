import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconCalendar, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { personColumn } from '#features/employees/web/parts.ts'
import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import { formatDate } from '#kit/contract/days.ts'
import { AddButton } from '#kit/web/AddButton.tsx'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href, useIdParam } from '#kit/web/navigation.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import {
  addRestDayExceptions,
  listRestDayExceptions,
  type RestDayException,
  removeRestDayException,
  updateRestDayException,
} from '../../contract/rest-day-exceptions.ts'
import { TouchedRuns, useTouched } from '../TouchedRuns.tsx'
import { useScheduleText } from '../text.ts'
import { ExceptionDialog } from './ExceptionDialog.tsx'

const TONES: Record<RestDayException['state'], Tone> = { current: 'good', upcoming: 'info', ended: 'neutral' }
const FILTERS = ['state', 'department_id', 'branch_id']

/** The employees for whom the dates of a rest day are working days. */
export default function ExceptionsScreen() {
  const text = useScheduleText()
  const words = useKitText()
  const language = useLanguage()
  const rest_day_id = useIdParam('holiday_id')
  const entry = useRoute(restDay.routes.show, { params: { id: rest_day_id } }).data?.data
  const name = String((language === 'en' && entry?.name_en) || (entry?.name_la ?? ''))
  const state = useListState({ name: 'rest-day-exceptions', filters: FILTERS, sort: 'emp_number' })
  const [edited, setEdited] = useState<RestDayException | 'new'>()
  const [doomed, setDoomed] = useState<RestDayException>()
  const isHoliday = entry?.counts_as === 'holiday'
  const { replaced: _, ...states } = text.states
  return (
    <>
      <ListPage
        title={text.exceptions}
        text={text.exceptionsIntro(name)}
        breadcrumbs={[{ label: restDay[language], to: href('restDay.index') }, { label: name }]}
        add={
          <AddButton route={addRestDayExceptions} onClick={() => setEdited('new')}>
            {text.addExceptions}
          </AddButton>
        }
        none={{ title: text.noExceptions }}
        above={
          isHoliday && (
            <Alert color="yellow" icon={<IconAlertTriangle size={18} />} mb="md">
              {text.onPublicHoliday}
            </Alert>
          )
        }
        route={listRestDayExceptions}
        name="rest-day-exceptions"
        params={{ rest_day_id }}
        state={state}
        filters={
          <FilterBar state={state}>
            <ChoiceFilter state={state} name="state" several label={text.state} options={states} />
            <PlaceFilters state={state} />
          </FilterBar>
        }
        columns={[
          { key: 'emp_number', title: text.number },
          personColumn(text.employee),
          { key: 'department', title: text.department },
          { key: 'position', title: text.position, hidden: true },
          { key: 'first_day', title: text.firstDay, cell: (row) => formatDate(row.first_day) },
          { key: 'last_day', title: text.lastDay, cell: (row) => formatDate(row.last_day) },
          {
            key: 'state',
            title: text.state,
            cell: (row) => <StatusBadge tone={TONES[row.state]}>{text.states[row.state]}</StatusBadge>,
          },
          { key: 'remark', title: text.remark },
        ]}
        actions={[
          {
            label: words.action.edit,
            icon: <IconCalendar size={17} />,
            onClick: setEdited,
            route: updateRestDayException,
          },
          {
            label: text.removeException,
            icon: <IconTrash size={17} />,
            danger: true,
            onClick: setDoomed,
            route: removeRestDayException,
          },
        ]}
      />
      {edited && (
        <ExceptionDialog
          restDayId={rest_day_id}
          edited={edited === 'new' ? undefined : edited}
          isHoliday={isHoliday}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveException restDayId={rest_day_id} doomed={doomed} onClose={() => setDoomed(undefined)} />
    </>
  )
}

interface RemoveProps {
  restDayId: number
  doomed: RestDayException | undefined
  onClose: () => void
}

function RemoveException({ restDayId, doomed, onClose }: RemoveProps) {
  const text = useScheduleText()
  const remove = useMutate(removeRestDayException)
  const { store, ...touched } = useTouched()
  const removeOne = async (exception_id: number) => {
    onClose()
    await store(
      (confirmed) =>
        remove.mutateAsync({
          params: { rest_day_id: restDayId, exception_id },
          query: { confirmed: confirmed ? 'true' : 'false' },
        }),
      () => void toastSuccess('deleted'),
    ).catch(toastError)
  }
  return (
    <>
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={onClose}
        onConfirm={() => doomed && void removeOne(doomed.id)}
        title={text.removeExceptionTitle}
        confirmLabel={text.removeException}
        danger
      >
        {text.removeExceptionText(doomed?.employee_name ?? '')}
      </ConfirmDialog>
      <TouchedRuns {...touched} />
    </>
  )
}
