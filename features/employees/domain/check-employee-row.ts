import type { ReasonCode } from '../locales/import-reasons.ts'
import { CellFault, type GivenCell } from './cell-fault.ts'
import { type CheckedRow, EMPTY_ROW } from './checked-row.ts'
import { FIELDS, isIdle } from './fields/fields.ts'
import { BENEFIT_PREFIX, type ImportColumn, sheetNameOf } from './import-columns.ts'
import type { DistrictChoice, KnownLists } from './known-lists.ts'
import { isBlank, readCell } from './read-cell.ts'
import { isDerived, readNames } from './read-names.ts'
import { type Understood, understood } from './shown-value.ts'

/** An error in one column of a row. */
export interface RowFault {
  /** Name of the column. */
  column: string
  code: ReasonCode
  params: Record<string, string>
}

export type CheckedOrFaults =
  | { ok: true; row: CheckedRow; given: string[]; understood: Understood[] }
  | { ok: false; faults: RowFault[]; understood: Understood[] }

export type Cells = Readonly<Record<string, GivenCell | undefined>>
type Values = Record<string, unknown>

/**
 * Checks one row of the employee sheet. `cells` by the names of `columns`; extensions check their own columns. All errors
 * are reported together. `stored`: the existing employee of the row, who keeps what the row does not contain; `given`
 * are the names of the filled columns.
 */
export function checkEmployeeRow(
  written: Cells,
  columns: readonly ImportColumn[],
  lists: KnownLists,
  stored?: CheckedRow,
): CheckedOrFaults {
  const { cells, understood: understoodNames } = readNames(written)
  const notes: Understood[] = [...understoodNames]
  const faults: RowFault[] = []
  const values: Values = {}
  for (const column of columns) {
    const cell = cells[column.name]
    const read = readColumn(cell, stored ? { ...column, required: false } : column, lists)
    if (read instanceof CellFault) faults.push({ column: column.name, code: read.code, params: read.params })
    else if (read !== undefined) {
      values[column.name] = read
      const note = cell && !isDerived(cell) ? understood(cell, column, read, lists) : null
      if (note) notes.push(note)
    }
  }
  checkPlace(values, lists, faults, stored)
  checkDates({ ...datesOf(stored), ...values }, lists, faults)
  if (faults.length > 0) return { ok: false, faults, understood: notes }
  return { ok: true, row: toRow(values, lists, stored), given: Object.keys(values), understood: notes }
}

const datesOf = (stored: CheckedRow | undefined): Values =>
  stored
    ? {
        start_date: stored.start_date,
        end_date: stored.end_date ?? undefined,
        birth_date: stored.birth_date ?? undefined,
      }
    : {}

function readColumn(cell: GivenCell | undefined, column: ImportColumn, lists: KnownLists): unknown {
  if (!cell || isBlank(cell)) return column.required ? new CellFault('required') : undefined
  try {
    return readCell(cell, column, lists)
  } catch (fault) {
    if (fault instanceof CellFault) return fault
    throw fault
  }
}

/** A district determines its province; the province selects between districts with the same name. */
function checkPlace(values: Values, lists: KnownLists, faults: RowFault[], stored?: CheckedRow): void {
  const choice = values.district_code as DistrictChoice | undefined
  if (!choice) {
    leaveDistrict(values, lists, stored)
    return
  }
  const province = (values.province_code ?? storedProvince(choice, lists, stored)) as string | undefined
  const within = (codes: string[]) =>
    codes.filter((code) => !province || lists.provinceOf.get(code) === province)
  const named = within(choice.named)
  const fitting = named.length > 0 ? named : within(choice.spelled)
  if (fitting.length === 1) {
    values.district_code = fitting[0]
    values.province_code = lists.provinceOf.get(fitting[0] as string)
  } else if (province && fitting.length === 0)
    faults.push({ column: 'district_code', code: 'district_elsewhere', params: { province } })
  else faults.push({ column: 'district_code', code: 'unknown_district', params: {} })
}

/** Another province without a district empties the stored district. */
function leaveDistrict(values: Values, lists: KnownLists, stored?: CheckedRow): void {
  const { province_code: province } = values
  const isElsewhere = stored?.district_code && lists.provinceOf.get(stored.district_code) !== province
  if (province && isElsewhere) values.district_code = null
}

/** The stored province selects between districts with the same name, if it has one of them. */
function storedProvince(choice: DistrictChoice, lists: KnownLists, stored?: CheckedRow): string | undefined {
  const codes = [...choice.named, ...choice.spelled]
  const province = stored?.province_code
  return province && codes.some((code) => lists.provinceOf.get(code) === province) ? province : undefined
}

function checkDates(values: Values, lists: KnownLists, faults: RowFault[]): void {
  const { start_date: start, end_date: end, birth_date: birth } = values as Record<string, string | undefined>
  if (birth && birth > lists.today) faults.push({ column: 'birth_date', code: 'date_in_future', params: {} })
  else if (birth && start && birth >= start)
    faults.push({ column: 'birth_date', code: 'birth_after_start', params: { start } })
  if (start && end && end < start)
    faults.push({ column: 'end_date', code: 'end_before_start', params: { start } })
}

function toRow(values: Values, lists: KnownLists, stored?: CheckedRow): CheckedRow {
  const benefits: Record<number, number> = { ...stored?.benefits }
  const rest: Values = {}
  for (const [column, value] of Object.entries(values)) {
    const benefit = column.startsWith(BENEFIT_PREFIX) ? lists.benefits.get(column) : undefined
    if (benefit === undefined) rest[column] = value
    else if (value !== 0) benefits[benefit] = value as number
    else delete benefits[benefit]
  }
  const row = { ...(stored ?? EMPTY_ROW), ...rest }
  return { ...row, ...emptyIdle(row), benefits } as CheckedRow
}

/** Columns that have no meaning in this row, emptied. */
function emptyIdle(values: Values): Values {
  const columns = FIELDS.flatMap((field) => {
    const name = sheetNameOf(field)
    return name === null ? [] : [{ field, name }]
  })
  const byField = Object.fromEntries(columns.map(({ field, name }) => [field.name, values[name]]))
  const idle = columns.filter(({ field }) => isIdle(field, byField))
  return Object.fromEntries(idle.map(({ field, name }) => [name, field.empty]))
}
