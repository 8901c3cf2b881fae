import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListRoute } from '#kit/contract/lists.ts'
import type { ReportColumn, ReportGroup, ReportNotice, ReportRow } from '#kit/contract/report.ts'
import type { AnswerOf } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { useRoute } from '../query.ts'
import { PageHeader } from '../show/PageHeader.tsx'
import { type OpenedRow, useOpenedRow } from '../show/use-opened-row.ts'
import { ChoiceFilter } from '../table/ChoiceFilter.tsx'
import { type Column, DASH, type RowAction } from '../table/column.ts'
import { DataTable } from '../table/DataTable.tsx'
import { FilterBar } from '../table/FilterBar.tsx'
import { type ListState, useListState } from '../table/list-state.ts'
import { TableWaiting } from '../table/TableWaiting.tsx'
import { useRows } from '../table/use-rows.ts'
import { ReportTotals } from './ReportTotals.tsx'
import { ReportValue } from './ReportValue.tsx'
import { reportGroups } from './report-groups.tsx'

export interface ShownReport<R extends ListRoute> {
  route: R
  name: string
  title: Readonly<Record<Language, string>>
  text: Readonly<Record<Language, string>>
  columns: Readonly<Record<string, ReportColumn>>
  totals?: Readonly<Record<Language, string>>
  empty?: ReportNotice
  groups?: readonly string[]
}
type Meta<R extends ListRoute> = MetaOf<R> & { totals: Record<string, number>; groups?: ReportGroup[] }
type MetaOf<R extends ListRoute> = AnswerOf<R> extends { meta: infer M } ? M : never

interface Props<R extends ListRoute> {
  report: ShownReport<R>
  rowKey: (row: ReportRow) => string | number
  /** Reads the rows again after this number of milliseconds, for rows that arrive while the screen is open. */
  every?: number
  /** What applies where the filters say nothing. */
  defaults?: (filters: ListState['filters']) => Record<string, string>
  /** The fields of the filters. */
  filters?: (state: ListState) => ReactNode
  /** Content above the totals, such as a choice or a notice. */
  above?: (meta: MetaOf<R>, state: ListState) => ReactNode
  /** The report is part of a screen with its own heading. */
  isPart?: boolean
  /** A click on a row opens its details beside the report, in a `DetailsDrawer`. */
  details?: (opened: OpenedRow<ReportRow>) => ReactNode
  /** The actions of a row, and what a click on it opens. */
  actions?: readonly RowAction<ReportRow>[]
  onRowClick?: (row: ReportRow) => void
  /** Rows can be selected. */
  selected?: ReadonlySet<string | number>
  onSelectRows?: (keys: Set<string | number>, rows: readonly ReportRow[]) => void
  /** How columns are rendered, by name, if not by their kind. */
  looks?: Readonly<Record<string, Pick<Column<never>, 'cell' | 'phone'>>>
  /** False hides the totals. */
  hasTotals?: (meta: MetaOf<R>) => boolean
}

const PAGING = ['page', 'per_page', 'sort', 'search']

/**
 * The screen of a declared report: filters, totals of all matching rows, the rows, and files with the same
 * rows.
 */
export function ReportScreen<const R extends ListRoute>(props: Props<R>) {
  const { report, filters, above, details, isPart = false, hasTotals = () => true } = props
  const { empty } = report
  const text = useKitText().report
  const language = useLanguage()
  const names = Object.keys(report.route.query.shape).filter((name) => !PAGING.includes(name))
  const state = useListState({ name: report.name, filters: names })
  const hasHead = above !== undefined || Object.values(report.columns).some(({ total }) => total)
  const defaults = props.defaults?.(state.filters)
  const query = { ...defaults, ...state.filters, search: state.search || undefined, per_page: 1 }
  const answer = useRoute(report.route as ListRoute, { query } as never, {
    keepPrevious: true,
    enabled: hasHead,
  })
  const meta = (answer.data as { meta: Meta<R> } | undefined)?.meta
  const by = state.filters.group ?? defaults?.group
  const rows = useRows<ReportRow>(report.route as ListRoute, state, defaults ? { query: defaults } : {})
  const opened = useOpenedRow({ name: 'row', state, ...rows, keyOf: props.rowKey })
  return (
    <>
      {!isPart && <PageHeader title={report.title[language]} text={report.text[language]} />}
      {hasHead && answer.isPending ? (
        <ReportWaiting />
      ) : (
        <Stack gap="md">
          {meta && above?.(meta, state)}
          {meta && hasTotals(meta) && (
            <ReportTotals
              label={report.totals?.[language] ?? text.totals}
              totals={meta.totals}
              columns={report.columns}
            />
          )}
          <DataTable
            route={report.route as ListRoute}
            name={report.name}
            label={report.title[language]}
            state={state}
            {...(defaults && { query: defaults })}
            columns={screenColumns(report.columns, language, props.looks) as readonly Column<never>[]}
            rowKey={props.rowKey as never}
            actions={props.actions as never}
            every={props.every}
            onRowClick={(details ? opened.open : props.onRowClick) as never}
            opened={details && opened.key}
            selected={props.selected}
            onSelectRows={props.onSelectRows as never}
            groups={reportGroups(report.columns, by, meta?.groups, language) as never}
            filters={
              (filters || report.groups) && (
                <FilterBar state={state}>
                  {filters?.(state)}
                  {report.groups && (
                    <ChoiceFilter
                      state={state}
                      name="group"
                      label={text.groups}
                      options={labelsOf(report, report.groups, language)}
                      w={190}
                    />
                  )}
                </FilterBar>
              )
            }
            empty={empty && <EmptyState title={empty.title[language]} text={empty.text[language]} />}
          />
        </Stack>
      )}
      {details?.(opened)}
    </>
  )
}

/** Head and rows that are loading. The rows come with the head, because it would push them down. */
function ReportWaiting() {
  return (
    <Stack gap="md" aria-busy>
      <Skeleton height={40} maw={340} />
      <Skeleton height={72} radius="lg" />
      <TableWaiting />
    </Stack>
  )
}

const labelsOf = (
  { columns }: Pick<ShownReport<never>, 'columns'>,
  names: readonly string[],
  language: Language,
) => Object.fromEntries(names.map((name) => [name, columns[name]?.label[language] ?? name]))

const FIGURES = new Set(['kip', 'count', 'days'])

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

function screenColumns(
  columns: Readonly<Record<string, ReportColumn>>,
  language: Language,
  looks: Props<ListRoute>['looks'] = {},
): Column<ReportRow>[] {
  const shown = Object.entries(columns).filter(([, { only }]) => only !== 'file')
  /** The figure that the report is about stands at the end of a phone's row. */
  const figure = shown.findLast(([, { strong, kind }]) => strong && FIGURES.has(kind))
  return shown.map(([key, column]) => ({
    key,
    title: column.label[language],
    ...(column.hidden ? { hidden: true } : {}),
    ...(column.primary ? { primary: true } : {}),
    ...(FIGURES.has(column.kind) ? { align: 'end' as const } : {}),
    ...(key === figure?.[0] ? { phone: 'end' as const } : {}),
    // The table dims the dash itself, which it does not find inside a component.
    cell: (row) =>
      isEmpty(row[key]) && isEmpty(row[column.english ?? key]) ? (
        DASH
      ) : (
        <ReportValue column={column} name={key} row={row} />
      ),
    ...(looks[key] as Partial<Column<ReportRow>> | undefined),
  }))
}
