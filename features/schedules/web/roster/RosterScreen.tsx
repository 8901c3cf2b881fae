import { Button, Menu, Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconRotate, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { daysOfMonth, firstOfMonth, lastOfMonth, monthOf, todayInLaos } from '#kit/contract/days.ts'
import type { AnswerOf } from '#kit/contract/route.ts'
import { useMayCall } from '#kit/web/access.ts'
import { MonthSwitch } from '#kit/web/calendar/MonthSwitch.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { PHONE } from '#kit/web/phone.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import { type ListState, useListState } from '#kit/web/table/list-state.ts'
import { SearchBox } from '#kit/web/table/SearchBox.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { MAX_ROSTER_PEOPLE, saveRosterCells, showRoster } from '../../contract/roster.ts'
import { countDrafts } from './board-rows.ts'
import { CopyWeekDialog } from './CopyWeekDialog.tsx'
import { DiscardDrafts } from './DiscardDrafts.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { RosterBoard } from './RosterBoard.tsx'
import { RosterPhone } from './RosterPhone.tsx'
import classes from './roster.module.css'
import { useRosterText } from './text.ts'
import { useBoard } from './use-board.ts'
import { useShiftLooks } from './use-shift-looks.ts'

const FILTERS = ['people', 'department_id', 'branch_id', 'position_id', 'schedule_id']

/** The roster of a month: the people of the company and the shift of each day. */
export default function RosterScreen() {
  const text = useRosterText()
  const [address, setAddress] = useSearchParams()
  const given = address.get('month') ?? ''
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(given) ? given : monthOf(todayInLaos())
  const state = useListState({ name: 'roster', filters: FILTERS })
  const range = useMemo(() => ({ from: firstOfMonth(month), to: lastOfMonth(month) }), [month])
  const search = state.search || undefined
  const query = { ...state.filters, ...range, search, page: state.page, per_page: MAX_ROSTER_PEOPLE }
  const answer = useRoute(showRoster, { query: query as typeof range })
  const setMonth = (next: string) =>
    setAddress((current) => {
      current.set('month', next)
      return new URLSearchParams(current)
    })
  const filters = (
    <>
      <SearchBox value={state.search} onChange={(next) => state.change({ search: next })} />
      <FilterBar state={state}>
        <ChoiceFilter state={state} name="people" label={text.show} options={text.people} w={150} />
        <PlaceFilters state={state} position />
      </FilterBar>
    </>
  )
  const body = () => {
    if (answer.data) return <Loaded answer={answer.data} state={state} range={range} filters={filters} />
    return (
      <>
        <div className={classes.tools}>{filters}</div>
        {answer.error ? (
          <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
        ) : (
          <TableWaiting />
        )}
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={<MonthSwitch value={month} onChange={setMonth} />}
      />
      {body()}
    </>
  )
}

export interface Range {
  from: string
  to: string
}

interface LoadedProps {
  answer: AnswerOf<typeof showRoster>
  state: ListState
  range: Range
  filters: ReactNode
}

type Dialog = 'publish' | 'discard' | 'copy'

function Loaded({ answer, state: list, range, filters }: LoadedProps) {
  const text = useRosterText()
  const words = useKitText()
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const mayEdit = useMayCall()(saveRosterCells)
  const days = useMemo(() => daysOfMonth(range.from), [range])
  const looks = useShiftLooks(answer.shifts)
  const { board, state } = useBoard(answer, days, looks)
  const [dialog, setDialog] = useState<Dialog>()
  const drafts = useMemo(() => countDrafts(state.rows), [state.rows])
  const { total } = answer.meta
  const isPart = total > state.rows.length || list.search !== '' || Object.keys(list.filters).length > 0
  const ids = isPart ? state.rows.map(({ person }) => person.id) : null
  const shared = { range, employeeIds: ids, shown: state.rows.length, onClose: () => setDialog(undefined) }
  const props = { board, state, days, daysOff: answer.days_off, looks, mayEdit }
  return (
    <>
      <div className={classes.tools}>
        {filters}
        {mayEdit && (
          <div className={classes.actions}>
            <Actions
              drafts={drafts}
              isBusy={state.unsaved > 0}
              month={range.from.slice(0, 7)}
              onOpen={setDialog}
            />
          </div>
        )}
      </div>
      {state.rows.length === 0 ? (
        <EmptyState title={text.none} text={words.state.noMatchHint} />
      ) : isPhone ? (
        <RosterPhone {...props} />
      ) : (
        <RosterBoard {...props} />
      )}
      {total > MAX_ROSTER_PEOPLE && (
        <Pagination
          mt="sm"
          total={Math.ceil(total / MAX_ROSTER_PEOPLE)}
          value={list.page}
          onChange={(page) => list.change({ page })}
          getItemProps={(item) => ({ 'aria-label': words.list.page(String(item)) })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? words.action.next : words.action.previous,
          })}
        />
      )}
      {dialog === 'publish' && <PublishDialog {...shared} />}
      {dialog === 'discard' && <DiscardDrafts {...shared} count={drafts} />}
      {dialog === 'copy' && <CopyWeekDialog {...shared} />}
    </>
  )
}

interface ActionProps {
  drafts: number
  /** Changes are being saved. */
  isBusy: boolean
  month: string
  onOpen: (dialog: Dialog) => void
}

function Actions({ drafts, isBusy, month, onOpen }: ActionProps) {
  const text = useRosterText()
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">{text.actions}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconUserPlus size={17} />}
            component={Link}
            to={href('employee.roster.add', {}, { month })}
          >
            {text.add}
          </Menu.Item>
          <Menu.Item leftSection={<IconRotate size={17} />} component={Link} to={href('rotation.index')}>
            {text.rotation.title}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={17} />} disabled={isBusy} onClick={() => onOpen('copy')}>
            {text.copyWeek}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={17} />}
            disabled={drafts === 0 || isBusy}
            onClick={() => onOpen('discard')}
          >
            {text.discard}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button onClick={() => onOpen('publish')} disabled={isBusy}>
        {drafts > 0 ? text.publishCount(formatNumber(drafts, 0)) : text.publish}
      </Button>
    </>
  )
}
