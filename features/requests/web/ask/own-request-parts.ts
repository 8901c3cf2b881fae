import type { ComponentType } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { href, type RouteName } from '#kit/web/navigation.ts'
import type { Needs } from '#kit/web/needs.ts'
import type { OwnRequest } from '../../contract/define-own-request.ts'
import type { RequestKindParts } from '../kinds.ts'
import type { OwnRow } from './own-kind.ts'

/** What a browser needs of a kind with a form of its own: the default export of a file `NAME.request.ts` in the `web` of its feature. */
export interface OwnRequestParts<R extends OwnRequest = OwnRequest>
  extends Omit<RequestKindParts, 'title' | 'ask' | 'editPage'> {
  request: R
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /** What a preview says first, from the figures that the kind declares: "3 days with a shift". */
  figure: (figures: never, language: Language) => string
  /** Who asks for it; default: every employee. */
  needs?: Needs
}

export const addOf = ({ kind }: OwnRequest) => `${kind}.add` as RouteName
export const editOf = ({ kind }: OwnRequest) => `${kind}.edit` as RouteName
/** The routes of all kinds are declared by `askRoutes`, but their names are known only at run time. */
export const addressOf = href as unknown as (name: string, params: object, query?: object) => string

/** The address of the page that asks. */
export const addPageOf = (request: OwnRequest, query: object = {}): string =>
  addressOf(addOf(request), {}, query)

export type FormValues = Record<string, string | number | boolean | null>
/** A record of such a kind, of which the form knows only its fields. */
export type DerivedRow = OwnRow & FormValues
