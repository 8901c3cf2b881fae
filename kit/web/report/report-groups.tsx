import type { ReportColumn, ReportGroup, ReportRow } from '#kit/contract/report.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { formatNumber } from '../format.ts'
import { Money } from '../show/Money.tsx'
import type { RowGroups } from '../table/row-groups.ts'
import { figure } from './ReportValue.tsx'

type Columns = Readonly<Record<string, ReportColumn>>

/** The groups of a report by one of its columns, with the totals of the answer. */
export function reportGroups(
  columns: Columns,
  by: string | undefined,
  groups: readonly ReportGroup[] = [],
  language: Language,
): RowGroups<ReportRow> | undefined {
  const column = by === undefined ? undefined : columns[by]
  if (by === undefined || !column) return undefined
  const groupOf = new Map(groups.map((group) => [group.value, group]))
  return {
    valueOf: (row) => String(row[by] ?? ''),
    title: (value) => {
      const count = groupOf.get(value)?.count
      const name = column.words?.[value]?.[language] ?? (value || '–')
      return count === undefined ? name : `${name} (${formatNumber(count, 0)})`
    },
    totals: (value) =>
      Object.fromEntries(
        Object.entries(groupOf.get(value)?.totals ?? {}).map(([key, total]) => [
          key,
          columns[key]?.kind === 'kip' ? (
            <Money key={key} kip={total} strong />
          ) : (
            <b key={key}>{figure(total)}</b>
          ),
        ]),
      ),
  }
}
