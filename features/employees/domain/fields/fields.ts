import type { z } from 'zod'
import type { Words } from '#kit/contract/master-data-fields.ts'
import type { EmployeeField } from './employee-field.ts'
import { EMPLOYEE_FIELDS } from './field-table.ts'

type Table = typeof EMPLOYEE_FIELDS
/** Names of the fields in the calls. */
export type FieldName = keyof Table

type Named<Condition> = { [N in FieldName]: Table[N] extends Condition ? N : never }[FieldName]
type RequestName = Named<{ request: z.ZodType }>
type StoredName = Exclude<FieldName, Named<{ column: null }>>
export type ReferenceName = Named<{ kind: 'reference' }>
type ListName = Named<{ list: string }>
type ColumnOf<N extends FieldName> = Table[N] extends { column: infer C extends string } ? C : N

export type RequestShape = { [N in RequestName]: Table[N]['request'] }
export type AnswerShape = { [N in FieldName]: Table[N]['answer'] }
export type ListShape = Omit<{ [N in ListName]: Table[N]['answer'] }, 'base_salary'>
/** The columns of the employee table for fields, with their value types. */
export type StoredFields = { [N in StoredName as ColumnOf<N>]: z.output<Table[N]['answer']> }

type SheetField = Exclude<Named<{ sheet: object }>, 'base_salary'>
type SheetNameOf<N extends FieldName> = Table[N] extends { sheet: { name: infer S extends string } }
  ? S
  : ColumnOf<N>
type SheetValueOf<N extends FieldName> = Table[N] extends { kind: 'reference' }
  ? string
  : z.output<Table[N]['answer']>
/** A row of the employee sheet by column names; entries of lists are given by name. */
export type SheetFields = { [N in SheetField as SheetNameOf<N>]: SheetValueOf<N> }

/** A field with its name. */
export type NamedField = EmployeeField & { name: FieldName }

/** Every field in the order of the table. */
export const FIELDS: readonly NamedField[] = Object.entries(EMPLOYEE_FIELDS).map(([name, field]) => ({
  ...(field as EmployeeField),
  name: name as FieldName,
}))

/** The column of the employee table that holds a field; null if it is stored elsewhere. */
export const columnOf = ({ name, column }: NamedField): string | null =>
  column === undefined ? name : column

/** Fields with their own column, and that column. */
export const STORED_FIELDS = FIELDS.flatMap((field) => {
  const column = columnOf(field)
  return column === null ? [] : [{ ...field, column }]
})

/** Fields that refer to an entry of one of the company's lists. */
export const REFERENCE_FIELDS = STORED_FIELDS.flatMap(({ table, ...field }) =>
  table ? [{ ...field, table, name: field.name as ReferenceName }] : [],
)

/** True if a field has no meaning because the field it depends on is empty: it is stored empty. */
export const isIdle = ({ askedWith }: NamedField, values: object): boolean =>
  askedWith !== undefined && !(values as Readonly<Record<string, unknown>>)[askedWith]

/** Name → part of each field that has it. */
function shapeOf<S>(part: (field: NamedField) => z.ZodType | undefined): S {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const schema = part(field)
      return schema ? [[field.name, schema]] : []
    }),
  ) as S
}

/** The schemas of a request, of an answer and of a row of the list, by the names of the fields. */
export const requestShape = shapeOf<RequestShape>(({ request }) => request)
export const answerShape = shapeOf<AnswerShape>(({ answer }) => answer)
export const listShape = shapeOf<ListShape>(({ list, column, answer }) =>
  list && column !== null ? answer : undefined,
)

/** The heading of a field in lists, files and the log, in both languages. */
export function headingOf(name: FieldName): Words {
  const field: EmployeeField = EMPLOYEE_FIELDS[name]
  return field.short ?? field.label
}
