import type { ReactNode } from 'react'
import { ActorCell } from '#features/employees/web/parts.ts'
import type { RouteSpec } from '#kit/contract/route.ts'
import { formatInstant } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { FilterBar } from '#kit/web/table/FilterBar.tsx'
import type { RowOf } from '#kit/web/table/list-route.ts'
import type { ListState } from '#kit/web/table/list-state.ts'
import type { LogEntry } from '../contract.ts'
import { useLogText } from './text.ts'

interface Choice {
  name: string
  label: string
  values: readonly string[] | undefined
  /** The texts of the values; without it the values themselves. */
  words?: Readonly<Record<string, string>>
  several?: boolean
}

interface Props<R extends RouteSpec> {
  route: R
  name: string
  label: string
  state: ListState
  choices: readonly Choice[]
  /** After time and user. */
  columns: readonly Column<RowOf<R>>[]
  actor: string
  empty: ReactNode
  /** Filters that always apply. */
  query?: Record<string, unknown>
  /** After the filters. */
  more?: ReactNode
  onRowClick?: (row: RowOf<R>) => void
  /** The key of the opened row. */
  opened?: string | undefined
}

/** The parts that the logs share: time and user as first columns, a select for each filter, and the dates. */
export function LogTable<R extends RouteSpec>({ state, choices, columns, actor, more, ...props }: Props<R>) {
  const text = useLogText()
  type Row = RowOf<R> & Pick<LogEntry, 'at' | 'actor' | 'actor_face' | 'is_provider'>
  const first: Column<Row>[] = [
    {
      key: 'at',
      title: text.at,
      cell: ({ at }) => (
        <span className="figures" style={{ whiteSpace: 'nowrap' }}>
          {formatInstant(at)}
        </span>
      ),
    },
    {
      key: 'actor',
      title: actor,
      cell: (row) => (
        <>
          <ActorCell name={row.actor} face={row.actor_face} />
          {row.is_provider && <StatusBadge tone="bad">{text.provider}</StatusBadge>}
        </>
      ),
    },
  ]
  return (
    <DataTable
      {...props}
      state={state}
      columns={[...(first as unknown as Column<RowOf<R>>[]), ...columns]}
      filters={
        <FilterBar state={state}>
          {choices.map(({ name, label, values = [], words = {}, several = false }) => (
            <ChoiceFilter
              key={name}
              state={state}
              name={name}
              several={several}
              label={label}
              options={values.map((value) => ({ value, label: words[value] ?? value }))}
              w={190}
            />
          ))}
          <DateRangeFilter state={state} />
          {more}
        </FilterBar>
      }
    />
  )
}
