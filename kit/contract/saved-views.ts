import { z } from 'zod'
import { dataAnswer } from './lists.ts'
import { defineRoute } from './route.ts'
import { Id, IdParam } from './scalars.ts'
import { lineText, requiredLineText } from './texts.ts'

/** A list by the name that its screen gives it. */
const ListName = requiredLineText(60)

const fields = {
  name: requiredLineText(60),
  /** Filters, search, sort and page size as they stand in the address, without the question mark. */
  query: lineText(2000),
  /** Columns that are shown or hidden, where they are not as the screen has them. */
  columns: z.record(lineText(60), z.boolean()),
  /** The list opens with it. Of a list one view at most. */
  is_default: z.boolean(),
}

/** How somebody likes to see a list: filters, search, order and columns under a name of their own. */
export const SavedView = z.object({ id: Id, ...fields })
export type SavedView = z.infer<typeof SavedView>

const params = z.object({ id: IdParam })

export const listSavedViews = defineRoute({
  method: 'GET',
  path: '/saved-view',
  summary: 'The views that the caller has saved of a list, by name.',
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
  summary: 'Rename a view, give it other filters, or make it the default of its list.',
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
