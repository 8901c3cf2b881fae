import { z } from 'zod'
import { CSV, PDF, XLSX } from './file-types.ts'
import { defineRoute, type RouteSpec } from './route.ts'
import { Id, IdParam, Language } from './scalars.ts'
import { lineText } from './texts.ts'

export const MAX_PER_PAGE = 200

type Sortable = readonly [string, ...string[]]
/** The values of `sort`: a column name for ascending, with a leading minus for descending. */
type SortOf<S extends Sortable> = S[number] | `-${S[number]}`
type SortType<S extends Sortable> = z.ZodOptional<z.ZodEnum<{ [K in SortOf<S>]: K }>>

function paging<S extends Sortable>(sortable: S) {
  const both = [...sortable, ...sortable.map((name) => `-${name}`)]
  return {
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
    sort: z.enum(both).optional() as unknown as SortType<S>,
    search: lineText(100).optional(),
  }
}
type Paging<S extends Sortable> = ReturnType<typeof paging<S>>

/**
 * `?page&per_page&sort&search`: the part of a list's query that all lists share. `sort` is `column`
 * (ascending) or `-column` (descending).
 */
export function listQuery<const S extends Sortable>(sortable: S): z.ZodObject<Paging<S>>
export function listQuery<const S extends Sortable, Filters extends z.ZodRawShape>(
  sortable: S,
  filters: Filters,
): z.ZodObject<Paging<S> & Filters>
export function listQuery(sortable: Sortable, filters: z.ZodRawShape = {}) {
  return z.object({ ...paging(sortable), ...filters })
}

/** One value or several in a query, separated by commas: `?status=pending,approved`. */
export function severalOf<T extends z.ZodType>(value: T) {
  const first = value instanceof z.ZodEnum ? value.options[0] : undefined
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(value as unknown as z.ZodType<z.output<T>, string>)
        .min(1)
        .max(50),
    )
    .meta({
      description: 'One value, or several separated by commas.',
      ...(first === undefined ? {} : { examples: [first] }),
    })
}

/** The values of a filter in a query, and whether it takes several of them; null for a filter without fixed values. */
export function filterChoices(filter: z.ZodType | undefined): { values: string[]; several: boolean } | null {
  const type = filter instanceof z.ZodOptional ? filter.unwrap() : filter
  const element = type instanceof z.ZodPipe && type.out instanceof z.ZodArray ? type.out.element : null
  const of = element ?? type
  return of instanceof z.ZodEnum ? { values: of.options.map(String), several: element !== null } : null
}

/** The ids of one record or several in a query: `?branch_id=3,4`. */
export const severalIds = severalOf(IdParam)

export const ListMeta = z.object({ total: z.int(), page: z.int(), per_page: z.int() })
export type ListMeta = z.infer<typeof ListMeta>

/** `{data: [...], meta}`: the answer of a list call. */
export function listAnswer<T extends z.ZodType>(row: T) {
  return z.object({ data: z.array(row), meta: ListMeta })
}

/** `{data}`: the answer of every other call. */
export function dataAnswer<T extends z.ZodType>(data: T) {
  return z.object({ data })
}

/** Largest number of rows of a file that a call answers directly; larger ones are made in the background. */
export const MAX_DIRECT_ROWS = 20_000

/** The GET route that answers a page of a list. */
export type ListRoute = RouteSpec & { query: z.ZodObject; answer: z.ZodType }

/** The query of a list without the page: sort, search and filters. */
const queryWithoutPage = (list: ListRoute) => list.query.omit({ page: true, per_page: true } as never)

const FILES = {
  xlsx: { contentType: XLSX, summary: 'As an Excel file' },
  csv: { contentType: CSV, summary: 'As a CSV file' },
  pdf: { contentType: PDF, summary: 'As a PDF file' },
} as const
export type FileFormat = keyof typeof FILES

/**
 * The route of the whole list as a file, with the filters, search and order of its query: the list's path
 * with `.xlsx`, `.csv` or `.pdf`. Above `MAX_DIRECT_ROWS` it throws `file_in_background`: such a file is made with
 * `makeExportFile`.
 */
export function fileRoute(list: ListRoute, format: FileFormat) {
  return defineRoute({
    method: 'GET',
    path: `${list.path}.${format}`,
    summary: `${FILES[format].summary}, with the same filters, search and order: ${list.summary}`,
    access: list.access,
    ...(list.params ? { params: list.params } : {}),
    /** `language`: the language of headings and words, if not the caller's. */
    query: queryWithoutPage(list).extend({ language: Language.optional() }),
    stream: {
      contentTypes: [FILES[format].contentType],
      ...(list.list?.entity ? { entity: list.list.entity } : {}),
    },
    errors: [format === 'pdf' ? 'file_too_many_rows' : 'file_in_background', ...(list.errors ?? [])],
  })
}

/** The whole list as an Excel file. */
export const excelRoute = (list: ListRoute) => fileRoute(list, 'xlsx')

/** Most ids of a list that a bulk action uses. */
export const MAX_IDS = 10_000

/** The route of the ids of all matching records, for bulk actions: the list's path with `/ids`. */
export function idsRoute(list: ListRoute) {
  return defineRoute({
    method: 'GET',
    path: `${list.path}/ids`,
    summary: `The ids of all matching records, at most ${MAX_IDS}, in the order of: ${list.summary}`,
    access: list.access,
    ...(list.params ? { params: list.params } : {}),
    query: queryWithoutPage(list),
    answer: z.object({ data: z.array(Id), meta: z.object({ total: z.int() }) }),
  })
}
