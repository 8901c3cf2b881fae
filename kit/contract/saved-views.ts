import { z } from 'zod'
import { dataAnswer } from './lists.ts'
import { defineRoute } from './route.ts'
import { Id, IdParam } from './scalars.ts'
import { lineText, requiredLineText } from './texts.ts'

/** The name of a list, defined by its screen. */
const ListName = requiredLineText(60)

/** The maximum number of columns in a view; more than any list has. */
const MAX_COLUMNS = 200

const ofColumns = <T extends z.ZodType>(value: T) =>
  z.record(lineText(60), value).refine((columns) => Object.keys(columns).length <= MAX_COLUMNS)

/** How the table of a view looks. The height of the rows is not part of it: a person has one for all tables. */
export const ViewLayout = z.object({
  /** Keys of columns in their order. */
  order: z.array(lineText(60)).max(MAX_COLUMNS),
  /** In pixels, where a person has set them. */
  widths: ofColumns(z.int().min(1).max(5000)),
  /** Which columns stay in view, where this differs from the screen's default. */
  pins: ofColumns(z.boolean()),
})
export type ViewLayout = z.infer<typeof ViewLayout>

const fields = {
  name: requiredLineText(60),
  /** Filters, search, sort and page size as in the address, without the question mark. */
  query: lineText(2000),
  /** Visibility of the columns that differ from the screen's default. */
  columns: ofColumns(z.boolean()),
  /** Null in views of earlier versions: they leave order, widths, and pinned columns as they are. */
  layout: ViewLayout.nullable(),
  /** The list opens with this view. At most one view of a list. */
  is_default: z.boolean(),
}

/** A user's named view of a list: filters, search, order, columns and their layout. */
export const SavedView = z.object({ id: Id, ...fields })
export type SavedView = z.infer<typeof SavedView>

const params = z.object({ id: IdParam })

export const listSavedViews = defineRoute({
  method: 'GET',
  path: '/saved-view',
  summary: "The caller's saved views of a list, by name.",
  access: 'session',
  query: z.object({ list: ListName }),
  answer: dataAnswer(z.array(SavedView)),
})

export const createSavedView = defineRoute({
  method: 'POST',
  path: '/saved-view',
  summary: 'Save a view of a list under a name.',
  access: 'session',
  body: z.object({ list: ListName, ...fields }),
  answer: dataAnswer(SavedView),
  errors: ['duplicate'],
})

export const updateSavedView = defineRoute({
  method: 'PUT',
  path: '/saved-view/:id',
  summary: 'Rename a view, change its filters, or make it the default of its list.',
  access: 'session',
  params,
  body: z.object(fields),
  answer: dataAnswer(SavedView),
  errors: ['duplicate'],
})

export const deleteSavedView = defineRoute({
  method: 'DELETE',
  path: '/saved-view/:id',
  summary: 'Delete a view.',
  access: 'session',
  params,
  answer: dataAnswer(z.object({ id: Id })),
})
