import { z } from 'zod'
import { ListMeta, listQuery } from './lists.ts'
import type { Access, RouteSpec } from './route.ts'
import { defineRoute } from './route.ts'
import { Instant, IsoDate, Kip, type Language } from './scalars.ts'

export type ReportWords = Readonly<Record<Language, string>>
export type ReportRow = Readonly<Record<string, string | number | null>>

/** `days`: halves of a day, written 1.5. `instant`: date and clock time in Laos. `code`: a value with words. */
export type ReportColumnKind = 'text' | 'day' | 'instant' | 'kip' | 'count' | 'days' | 'code'

export interface ReportColumnOptions {
  nullable?: true
  /** The heading in files, where it is not the label. */
  heading?: ReportWords
  /** Shown on the screen only, or written to files only. */
  only?: 'screen' | 'file'
  /** On the screen only after it is chosen. */
  hidden?: true
  sortable?: true
  /** What stands for all rows that match: their sum or the largest value. */
  total?: 'sum' | 'max'
  /** The heading of the card on a phone; files write the word "Total" below it. */
  primary?: true
  strong?: true
  /** The column that holds the name in English; shown on English screens where it is filled in. */
  english?: string
  /** A salary or what tells one: the log of exports says whether a file holds such columns. */
  isSalary?: true
}

export interface ReportColumn<S extends z.ZodType | null = z.ZodType | null> extends ReportColumnOptions {
  kind: ReportColumnKind
  label: ReportWords
  /** Null for a column that is made of others. */
  schema: S
  /** The words of a code. */
  words?: Readonly<Record<string, ReportWords>>
  value?: (row: ReportRow, language: Language) => string
}

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

/** The columns of reports by what they hold. */
export const column = {
  text: columnOf('text', z.string()),
  day: columnOf('day', IsoDate),
  instant: columnOf('instant', Instant),
  kip: columnOf('kip', Kip),
  count: columnOf('count', z.int()),
  days: columnOf('days', z.number()),
  /** A value out of several, each with its words. */
  code: <const W extends Record<string, ReportWords>, const O extends ReportColumnOptions>(
    label: ReportWords,
    words: W,
    options?: O,
  ): ReportColumn<SchemaOf<z.ZodEnum<{ [K in keyof W & string]: K }>, O>> => {
    const codes = z.enum(Object.keys(words)) as unknown as z.ZodEnum<{ [K in keyof W & string]: K }>
    const schema = (options?.nullable ? codes.nullable() : codes) as never
    return { kind: 'code', label, words, schema, ...options }
  },
  /** A number out of several that has words for some of them; the others are shown as they are. */
  number: <const O extends ReportColumnOptions>(
    label: ReportWords,
    words: Readonly<Record<number, ReportWords>>,
    options?: O,
  ): ReportColumn<SchemaOf<z.ZodInt, O>> => {
    const schema = (options?.nullable ? z.int().nullable() : z.int()) as SchemaOf<z.ZodInt, O>
    return { kind: 'code', label, words, schema, ...options }
  },
  /** A column of files that is made of the row's other values. */
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
> {
  /** 'sso-report': the name of its list on devices, of its saved views, and its entity in the log of exports. */
  name: string
  path: string
  summary: string
  access: Access
  title: ReportWords
  /** One line that says what it shows. */
  text: ReportWords
  /** Fields of the row that are in no column: ids. */
  keys: K
  columns: C
  /** The filters of the query. */
  filters: F
  /** What `meta` holds beside page and totals. */
  meta?: M
  /** What the totals are of, for those who cannot see them; without it "Totals of all rows". */
  totals?: ReportWords
  /** What the screen says where no row matches. */
  empty?: ReportNotice
  /** Files number their rows in a first column. */
  numbered?: boolean
  errors?: RouteSpec['errors']
}

/** A report: its call with what screen and files need to know of it. */
export interface Report<R extends RouteSpec = RouteSpec>
  extends Pick<
    Definition<Columns, never, never, never>,
    'name' | 'title' | 'text' | 'columns' | 'numbered' | 'totals' | 'empty'
  > {
  route: R
}

/**
 * A report by one declaration: the route of its rows with `meta.totals` of all that match; the files, the screen and its totals follow
 * from the columns. How it is read stands on the server (`kit/server/report`).
 */
export function defineReport<
  const C extends Columns,
  const K extends z.ZodRawShape,
  const F extends z.ZodRawShape,
  const M extends z.ZodRawShape = Record<never, never>,
>(definition: Definition<C, K, F, M>) {
  const { path, summary, access, keys, filters, meta, errors, ...shown } = definition
  const { name, columns } = shown
  const all = Object.entries(columns)
  const stored = all.flatMap(([key, { schema }]) => (schema ? [[key, schema] as const] : []))
  const row = z.object({ ...keys, ...Object.fromEntries(stored) }) as unknown as z.ZodObject<RowShape<C> & K>
  const sums = all.flatMap(([key, { total, schema }]) =>
    total && schema ? [[key, z.number()] as const] : [],
  )
  const totals = z.object(Object.fromEntries(sums)) as z.ZodObject<Record<string, z.ZodNumber>>
  const sortable = all.flatMap(([key, { sortable: is }]) => (is ? [key] : [])) as [string, ...string[]]
  const route = defineRoute({
    method: 'GET' as const,
    path,
    summary,
    access,
    query: listQuery(sortable, filters),
    answer: z.object({ data: z.array(row), meta: ListMeta.extend({ totals, ...(meta as M) }) }),
    list: { excel: true, report: true, entity: name },
    ...(errors ? { errors } : {}),
  })
  return { route, ...shown }
}
