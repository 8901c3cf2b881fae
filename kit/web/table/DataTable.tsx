import '../styles/desk.ts'
import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconListCheck } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FileFormat, ListRoute } from '#kit/contract/lists.ts'
import type { ParamsInput, RouteSpec } from '#kit/contract/route.ts'
import { useMayCall } from '../access.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '../feedback/toast.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { PHONE } from '../phone.ts'
import { ViewMenu } from '../views/ViewMenu.tsx'
import { BulkBar } from './BulkBar.tsx'
import type { BulkAction } from './bulk.ts'
import { type Card, CardList } from './CardList.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import type { Column, RowUse } from './column.ts'
import { chosenColumns, useColumnChoice } from './column-choice.ts'
import { ExcelButton } from './ExcelButton.tsx'
import { listAbilities, type RowOf } from './list-route.ts'
import { type ListState, useListState } from './list-state.ts'
import { Pager } from './Pager.tsx'
import { PhoneList } from './PhoneList.tsx'
import type { RowGroups } from './row-groups.ts'
import { copyRows, rowsText } from './rows-text.ts'
import { SearchBox } from './SearchBox.tsx'
import { TableGrid } from './TableGrid.tsx'
import { GridWaiting, PhoneWaiting } from './TableWaiting.tsx'
import classes from './table.module.css'
import { useLastPage } from './use-last-page.ts'
import { useRows } from './use-rows.ts'
import { useSelection } from './use-selection.ts'

interface Props<R extends RouteSpec> extends Omit<RowUse<RowOf<R>>, 'rowKey'> {
  /** A list route: its query has page, per_page, sort, search; its answer data and meta. */
  route: R
  columns: readonly Column<RowOf<R>>[]
  /** The accessible name of the list, and the name of its stored column choice. */
  label: string
  name: string
  params?: ParamsInput<R>
  /** Filters that always apply on this screen. */
  query?: Record<string, unknown>
  /** From `useListState`, if the screen has its own filters. */
  state?: ListState
  /** Reads the page again after this number of milliseconds, for rows that arrive while the screen is open. */
  every?: number | undefined
  /** A FilterBar. */
  filters?: ReactNode
  /** Buttons at the top right (export, …). */
  tools?: ReactNode
  rowKey?: (row: RowOf<R>) => string | number
  /**
   * Bulk actions for selected rows, whose key must be a number. Without permitted actions rows cannot be
   * selected.
   */
  bulk?: readonly BulkAction[] | false
  /** Called with the keys of the selected rows and the rows of the page, if the screen keeps the selection. */
  onSelectRows?: ((keys: Set<string | number>, rows: readonly RowOf<R>[]) => void) | undefined
  /** The content for an empty list. */
  empty?: ReactNode
  maxHeight?: string
  /** The rows come in groups. */
  groups?: RowGroups<RowOf<R>> | undefined
  /** Draws a row on a phone, if it has buttons of its own. */
  card?: Card<RowOf<R>>
}

/** A list with more columns is printed on wide pages. */
const WIDE_COLUMNS = 6
/** A list with no more columns is narrow: far apart they would not be read as one row. */
const FEW_COLUMNS = 3

const idOf = (row: object) => (row as { id: number }).id

/** A server list with pages, order, search and filters. On a phone each row has a name and a line of facts. */
export function DataTable<R extends RouteSpec>(props: Props<R>) {
  const text = useKitText()
  const own = useListState({ name: props.name })
  const state = props.state ?? own
  const { sortable, searchable } = listAbilities(props.route)
  const choice = useColumnChoice(props.name, props.columns)
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const list = useRows<RowOf<R>>(props.route, state, props)
  const { rowKey = idOf, onRowClick, columns, label } = props
  const filtered = JSON.stringify([state.search, state.filters, props.query])
  const selection = useSelection<RowOf<R>>(filtered, rowKey)
  const mayCall = useMayCall()
  const section = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  const copy = async () => {
    flushSync(() => setWhole(true))
    const table = section.current?.querySelector<HTMLTableElement>('table:not([inert])')
    const rows = table && rowsText(table)
    setWhole(false)
    if (rows)
      await copyRows(rows).then(() => toastSuccess(text.list.rowsCopied(String(rows.count))), toastError)
  }
  const [isSelecting, setSelecting] = useState(false)
  const bulk = (props.bulk || []).filter(({ route }) => mayCall(route))
  const offered = props.actions?.filter(({ route }) => !route || mayCall(route))
  const actions = offered?.length ? offered : undefined
  const use = {
    rowKey,
    onRowClick,
    actions,
    opened: props.opened,
    selected: bulk.length > 0 ? (selection.ids as ReadonlySet<string | number>) : props.selected,
    onSelect:
      bulk.length > 0
        ? (keys: Set<string | number>) => selection.select(keys, list.rows)
        : ((props.onSelectRows &&
            ((keys: Set<string | number>) => props.onSelectRows?.(keys, list.rows ?? []))) ??
          props.onSelect),
  }
  useLastPage(state, list)
  const visibleColumns = chosenColumns(columns, choice)
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0

  const body = () => {
    if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />
    if (!list.rows)
      return isPhone ? (
        <PhoneWaiting />
      ) : (
        <GridWaiting
          columns={visibleColumns}
          choice={choice}
          label={label}
          ticks={use.onSelect !== undefined}
          menus={actions !== undefined}
        />
      )
    if (list.rows.length === 0 && isFiltered)
      return <EmptyState title={text.state.noMatch} text={text.state.noMatchHint} />
    if (list.rows.length === 0) return props.empty ?? <EmptyState title={text.state.empty} />
    const phoneUse = { ...use, ...(!isSelecting && { onSelect: undefined }) }
    if (isPhone && props.card)
      return <CardList {...phoneUse} rows={list.rows} card={props.card} label={label} stale={list.isStale} />
    if (isPhone)
      return (
        <PhoneList
          {...phoneUse}
          rows={list.rows}
          columns={visibleColumns}
          label={label}
          stale={list.isStale}
          groups={props.groups}
        />
      )
    return (
      <TableGrid
        {...use}
        rows={list.rows}
        columns={visibleColumns}
        choice={choice}
        sortable={sortable}
        sort={state.sort}
        onSort={state.sortBy}
        label={label}
        stale={list.isStale}
        maxHeight={props.maxHeight}
        fills={!props.maxHeight}
        isWhole={isWhole}
        view={`${filtered} ${state.page} ${state.perPage} ${state.sort}`}
        groups={props.groups}
      />
    )
  }
  const { excel, report } = props.route.list ?? {}
  const formats: readonly FileFormat[] = report ? ['xlsx', 'csv', 'pdf'] : excel ? ['xlsx'] : []
  const hasPhoneRows = isPhone && list.rows && list.rows.length > 0 && !list.error
  return (
    <section
      ref={section}
      aria-label={label}
      className={classes.section}
      data-fills={!props.maxHeight || undefined}
      data-wide={visibleColumns.length > WIDE_COLUMNS || undefined}
      data-few={visibleColumns.length <= FEW_COLUMNS || undefined}
    >
      <div className={classes.tools}>
        {searchable && <SearchBox value={state.search} onChange={(search) => state.change({ search })} />}
        {props.filters}
        <div className={classes.end}>
          {props.tools}
          <ViewMenu name={props.name} state={state} choice={choice} />
          {formats.map((format) => (
            <ExcelButton
              key={format}
              route={props.route as unknown as ListRoute}
              state={state}
              params={props.params}
              query={props.query}
              format={format}
              name={label}
              total={list.total}
            />
          ))}
          {isPhone && use.onSelect && (
            <ActionIcon
              variant={isSelecting ? 'filled' : 'default'}
              size={44}
              aria-pressed={isSelecting}
              aria-label={text.list.selectRows}
              onClick={() => setSelecting(!isSelecting)}
            >
              <IconListCheck size={20} />
            </ActionIcon>
          )}
          {!isPhone && <ColumnMenu columns={columns} choice={choice} onCopy={() => void copy()} />}
        </div>
      </div>
      <div className={hasPhoneRows ? classes.onPhone : classes.frame} aria-busy={list.isStale || !list.rows}>
        {body()}
        {list.total > 0 && !list.error && (
          <Pager
            page={state.page}
            perPage={state.perPage}
            total={list.total}
            onPage={(page) => state.change({ page })}
            onPerPage={(perPage) => state.change({ perPage })}
          />
        )}
      </div>
      {bulk.length > 0 && (
        <BulkBar
          route={props.route as unknown as ListRoute}
          state={state}
          params={props.params}
          query={props.query}
          selection={selection}
          total={list.total}
          actions={bulk}
          columns={columns}
        />
      )}
    </section>
  )
}
