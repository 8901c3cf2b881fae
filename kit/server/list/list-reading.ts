import type { ParamsOf, QueryOf, RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Session } from '../session.ts'

/** The reader of a list and the parameters of the call. */
export interface ListReading<R extends RouteSpec = RouteSpec, Extra = unknown> {
  companyId: number | null
  session: Session
  language: Language
  /** Today in Laos, 'YYYY-MM-DD'. */
  today: string
  params: ParamsOf<R>
  query: QueryOf<R>
  /** The result of `prepare`. */
  extra: Extra
}
