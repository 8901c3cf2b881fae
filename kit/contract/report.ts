import { z } from 'zod'
import { ListMeta, listQuery } from './lists.ts'
import type { ReportText, ReportWords } from './report-texts.ts'
import type { Access, RouteSpec } from './route.ts'
import { defineRoute } from './route.ts'
import { Instant, IsoDate, Kip, type Language } from './scalars.ts'
import { YES_NO_WORDS } from './yes-no.ts'

export type { ReportWords }

export type ReportRow = Readonly<Record<string, string | number | null>>

/** `days`: days in halves, such as 1.5. `instant`: date and time in Laos. `code`: a value with words. */
export type ReportColumnKind = 'text' | 'day' | 'instant' | 'kip' | 'count' | 'days' | 'code'

export interface ReportColumnOptions {
  nullable?: true
  /** The heading in files, if it differs from the label. */
  heading?: ReportWords
  /** Only on the screen, or only in files. */
  only?: 'screen' | 'file'
  /** Not displayed on the screen until the user chooses it. */
  hidden?: true
  sortable?: true
  /** The total of all matching rows: their sum or the largest value. */
  total?: 'sum' | 'max'
  /** The heading of the card on a phone; files have the word "Total" below this column. */
  primary?: true
  strong?: true
  /** The column with the English name; English screens display it if it is not empty. */
  english?: string
  /** A salary, or a value that reveals one. The export log records whether a file contains such columns. */
  isSalary?: true
}

export interface ReportColumn<S extends z.ZodType | null = z.ZodType | null> extends ReportColumnOptions {
  kind: ReportColumnKind
  label: ReportWords
  /** Null for a column that is derived from other columns. */
  schema: S
  /** The words of a code. */
  words?: Readonly<Record<string, ReportWords>>
  value?: (row: ReportRow, language: Language) => string
}

/** The filters of a report of a period: its first and last day, each optional. */
export const PERIOD_FILTERS = { from: IsoDate.optional(), to: IsoDate.optional() }

/** A title and a sentence below it. */
export interface ReportNotice {
  title: ReportWords
  text: ReportWords
}

type SchemaOf<S extends z.ZodType, O> = O extends { nullable: true } ? z.ZodNullable<S> : S

function columnOf<S extends z.ZodType>(kind: ReportColumnKind, schema: S) {
  return <const O extends ReportColumnOptions>(
    label: ReportWords,
    options?: O,
  ): ReportColumn<SchemaOf<S, O>> => ({
    kind,
    label,
    schema: (options?.nullable ? schema.nullable() : schema) as SchemaOf<S, O>,
    ...options,
  })
}

/** The kinds of report columns. */
export const column = {
  text: columnOf('text', z.string()),
  day: columnOf('day', IsoDate),
  instant: columnOf('instant', Instant),
  kip: columnOf('kip', Kip),
  count: columnOf('count', z.int()),
  days: columnOf('days', z.number()),
  /** One of several values with labels. */
  code: <const W extends Record<string, ReportWords>, const O extends ReportColumnOptions>(
    label: ReportWords,
    words: W,
    options?: O,
  ): ReportColumn<SchemaOf<z.ZodEnum<{ [K in keyof W & string]: K }>, O>> => {
    const codes = z.enum(Object.keys(words)) as unknown as z.ZodEnum<{ [K in keyof W & string]: K }>
    const schema = (options?.nullable ? codes.nullable() : codes) as never
    return { kind: 'code', label, words, schema, ...options }
  },
  /** A number with words for some values; other values are displayed as numbers. */
  number: <const O extends ReportColumnOptions>(
    label: ReportWords,
    words: Readonly<Record<number, ReportWords>>,
    options?: O,
  ): ReportColumn<SchemaOf<z.ZodInt, O>> => {
    const schema = (options?.nullable ? z.int().nullable() : z.int()) as SchemaOf<z.ZodInt, O>
    return { kind: 'code', label, words, schema, ...options }
  },
  /** Yes or no; on the wire `yes` and `no`. */
  yesNo: <const O extends ReportColumnOptions>(label: ReportWords, options?: O) =>
    column.code(label, { yes: YES_NO_WORDS.true, no: YES_NO_WORDS.false }, options),
  /** A column of files that is derived from other values of the row. */
  derived: (
    label: ReportWords,
    value: (row: ReportRow, language: Language) => string,
  ): ReportColumn<null> => ({ kind: 'text', label, schema: null, value, only: 'file' }),
}

type Columns = Readonly<Record<string, ReportColumn>>
type RowShape<C extends Columns> = {
  [K in keyof C as C[K]['schema'] extends z.ZodType ? K : never]: C[K]['schema'] extends z.ZodType
    ? C[K]['schema']
    : never
}
interface Definition<
  C extends Columns,
  K extends z.ZodRawShape,
  F extends z.ZodRawShape,
  M extends z.ZodRawShape,
> extends ReportText {
  path: string
  summary: string
  access: Access
  /** Fields of the row that are not columns, such as ids. */
  keys: K
  columns: C
  /** The filters of the query. */
  filters: F
  /** The contents of `meta` besides page and totals. */
  meta?: M
  /** Accessible label of the totals; default "Totals of all rows". */
  totals?: ReportWords
  /** The text on the screen if no row matches. */
  empty?: ReportNotice
  /** Whether files number their rows in the first column. */
  numbered?: boolean
  /** The columns of names or codes by which the rows can be grouped, each group with its totals (`?group=`). */
  groups?: readonly (keyof C & string)[]
  errors?: RouteSpec['errors']
}

/** A report: its route and the properties that screen and files need. */
export interface Report<R extends RouteSpec = RouteSpec>
  extends Pick<
    Definition<Columns, never, never, never>,
    'name' | 'title' | 'text' | 'columns' | 'numbered' | 'totals' | 'empty' | 'groups'
  > {
  route: R
}

/** A group of a report: the value of its column, and the number and the totals of its rows. */
export const ReportGroup = z.object({
  value: z.string(),
  count: z.int(),
  totals: z.record(z.string(), z.number()),
})
export type ReportGroup = z.infer<typeof ReportGroup>

/**
 * Defines a report in one declaration: the route of its rows with `meta.totals` of all matching rows. The
 * files, the screen and its totals are derived from the columns. The server declares how the report is read
 * (`kit/server/report`).
 */
export function defineReport<
  const C extends Columns,
  const K extends z.ZodRawShape,
  const F extends z.ZodRawShape,
  const M extends z.ZodRawShape = Record<never, never>,
>(definition: Definition<C, K, F, M>) {
  const { path, summary, access, keys, filters, meta, errors, ...display } = definition
  const { name, columns } = display
  const entries = Object.entries(columns)
  const stored = entries.flatMap(([key, { schema }]) => (schema ? [[key, schema] as const] : []))
  const row = z.object({ ...keys, ...Object.fromEntries(stored) }) as unknown as z.ZodObject<RowShape<C> & K>
  const sums = entries.flatMap(([key, { total, schema }]) =>
    total && schema ? [[key, z.number()] as const] : [],
  )
  const totals = z.object(Object.fromEntries(sums)) as z.ZodObject<Record<string, z.ZodNumber>>
  const sortable = entries.flatMap(([key, options]) => (options.sortable ? [key] : [])) as [
    string,
    ...string[],
  ]
  const groups = display.groups ?? []
  // Not in the types: the report engine reads the group, and screens and files take it from the address.
  const grouped = (groups.length > 0 ? { group: z.enum(groups as string[]).optional() } : {}) as unknown as F
  const ofGroups = (groups.length > 0 ? { groups: z.array(ReportGroup) } : {}) as unknown as M
  const route = defineRoute({
    method: 'GET' as const,
    path,
    summary,
    access,
    query: listQuery(sortable, { ...filters, ...grouped } as F),
    answer: z.object({
      data: z.array(row),
      meta: ListMeta.extend({ totals, ...(meta as M), ...ofGroups }),
    }),
    list: { excel: true, report: true, entity: name },
    ...(errors ? { errors } : {}),
  })
  return { route, ...display }
}
