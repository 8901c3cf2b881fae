import type { RouteTitles } from '#kit/web/navigation.ts'
import type { ScreenMap } from '#kit/web/screen.ts'
import type { OwnRequest } from '../../contract/define-own-request.ts'
import type { RequestKindParts } from '../kinds.ts'
import { addOf, addPageOf, addressOf, editOf, type OwnRequestParts } from './own-request-parts.ts'

/** A kind as the sheet that asks, the lists and the details need it. */
export function kindPartsOf({ request, figure: _, needs, ...parts }: OwnRequestParts): RequestKindParts {
  return {
    ...parts,
    title: request.title,
    editPage: (id) => addressOf(editOf(request), { [request.param]: id }),
    ask: {
      title: request.ask,
      text: request.text,
      page: () => addPageOf(request),
      pageAgain: (again) => addPageOf(request, { again }),
      ...(needs && { needs }),
    },
  }
}

/** The page that asks and the page that changes, of each kind. */
export const screensOf = (all: readonly OwnRequestParts[]): ScreenMap =>
  Object.fromEntries(
    all.flatMap((parts) => [
      [addOf(parts.request), async () => ({ default: (await pages()).askPageOf(parts) })],
      [editOf(parts.request), async () => ({ default: (await pages()).changePageOf(parts) })],
    ]),
  )
const pages = () => import('./own-request-pages.tsx')

/** The titles of these pages. */
export const titlesOf = (all: readonly OwnRequest[]): RouteTitles =>
  Object.fromEntries(
    all.flatMap((request) => [
      [addOf(request), request.ask],
      [editOf(request), request.edit],
    ]),
  )
