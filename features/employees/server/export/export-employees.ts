import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import { XLSX } from '#kit/contract/file-types.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { type SheetColumn, type SheetValue, writeWorkbook } from '#kit/server/excel/write-workbook.ts'
import { companyOf, type Endpoint, FileAnswer, handle, inCompany } from '#kit/server/handler.ts'
import type { AnyList } from '#kit/server/list/list-declaration.ts'
import { readIds } from '#kit/server/list/read-list.ts'
import type { Session } from '#kit/server/session.ts'
import { exportEmployees, listExportColumns, MAX_IMPORT_ROWS } from '../../contract.ts'
import { cellOf } from '../../domain/compare-rows.ts'
import type { GuardRights } from '../../domain/guards.ts'
import type { ImportColumn } from '../../domain/import-columns.ts'
import type { KnownLists } from '../../domain/known-lists.ts'
import { shownAs } from '../../domain/shown-value.ts'
import { IMPORT_SHEET_TEXTS } from '../../locales/import-sheet.ts'
import { rightsOf } from '../guarded-employee.ts'
import type { ImportExtension } from '../import-extension.ts'
import { employeeList } from '../list-employees.ts'
import { readKnownLists } from '../read-known-lists.ts'
import { readStoredPeople, type StoredPerson } from '../read-stored-rows.ts'

/** The columns whose values the user can see; of later features those that can be exported. */
async function visibleColumns(
  tx: Tx,
  companyId: number,
  extensions: readonly ImportExtension[],
  rights: GuardRights,
) {
  const { columns, known } = await readKnownLists(tx, companyId, extensions)
  const own = columns.own.filter(({ guard }) => !guard || rights[guard] !== 'none')
  const extra = extensions.flatMap(({ columns: added, values }) =>
    values ? added.filter(({ name }) => values.columns.includes(name)) : [],
  )
  return { known, all: [...own, ...extra] }
}

export function showExportColumns(extensions: readonly ImportExtension[]): Endpoint {
  return handle(listExportColumns, async (context) => {
    const { language, session } = context
    const { all } = await inCompany(context, (tx) =>
      visibleColumns(tx, companyOf(context), extensions, rightsOf(session)),
    )
    return { data: all.map((column) => ({ name: column.name, label: column[language] })) }
  })
}

/** Employees in the form of the employee sheet, with texts that the import reads back as the same values. */
export function downloadEmployees(extensions: readonly ImportExtension[]): Endpoint {
  return handle(exportEmployees, async (context) => {
    const { language, query, session } = context
    const companyId = companyOf(context)
    const { columns, rows } = await inCompany(context, async (tx) => {
      const { known, all } = await visibleColumns(tx, companyId, extensions, rightsOf(session))
      // Without the number, nobody is found again.
      const chosen = all.filter(
        ({ name }) => name === 'emp_number' || (query.columns?.includes(name) ?? true),
      )
      const people = await matchingPeople(tx, companyId, { query, session, language })
      const more = await extraValues(tx, people, extensions)
      const rowOf = (person: StoredPerson) => ({
        ...Object.fromEntries(
          chosen.map((column) => [column.name, sheetValue(person, column, known, language)]),
        ),
        ...more.get(person.id),
      })
      return { columns: chosen, rows: people.map(rowOf) }
    })
    const { employees } = IMPORT_SHEET_TEXTS[language]
    const sheet = { name: employees, columns: columns.map((column) => sheetColumn(column, language)), rows }
    return new FileAnswer('employees.xlsx', XLSX, await writeWorkbook({ sheets: [sheet] }), {
      rows: rows.length,
      has_salary: columns.some(({ guard }) => guard === 'salary'),
    })
  })
}

interface Reader {
  query: object
  session: Session
  language: Language
}

/** The employees that the list shows with these filters, in the order of their numbers. Throws `file_too_many_rows` above the limit of the import. */
async function matchingPeople(
  tx: Tx,
  companyId: number,
  { query, session, language }: Reader,
): Promise<StoredPerson[]> {
  const reading = {
    companyId,
    session,
    language,
    today: todayInLaos(),
    params: {},
    query: { ...query, page: 1, per_page: 1 },
    extra: undefined,
  }
  const { ids, total } = await readIds(
    tx,
    employeeList as unknown as AnyList,
    reading as never,
    MAX_IMPORT_ROWS,
  )
  if (total > MAX_IMPORT_ROWS) throw new AppError('file_too_many_rows')
  return readStoredPeople(tx, companyId, ids)
}

/** The values of columns of later features, by employee. */
async function extraValues(tx: Tx, people: readonly StoredPerson[], extensions: readonly ImportExtension[]) {
  const ids = people.map(({ id }) => id)
  const values = new Map<number, Record<string, string>>()
  for (const extension of extensions)
    for (const [id, own] of (await extension.values?.read(tx, ids)) ?? [])
      values.set(id, { ...values.get(id), ...own })
  return values
}

const TYPES: Partial<Record<ImportColumn['kind'], SheetColumn['type']>> = {
  money: 'kip',
  salary: 'kip',
  count: 'number',
  date: 'date',
}

const sheetColumn = (column: ImportColumn, language: Language): SheetColumn => ({
  key: column.name,
  header: column[language],
  type: TYPES[column.kind] ?? 'text',
})

function sheetValue(
  { row }: StoredPerson,
  column: ImportColumn,
  known: KnownLists,
  language: Language,
): SheetValue {
  const value = cellOf(row, column.name, known)
  if (value === null || value === '') return null
  return TYPES[column.kind] ? (value as SheetValue) : shownAs(value, column, known)[language]
}
