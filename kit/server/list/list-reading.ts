import type { ParamsOf, QueryOf, RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { Session } from '../session.ts'

/** Who reads the list and with what. */
export interface ListReading<R extends RouteSpec = RouteSpec, Extra = unknown> {
  companyId: number | null
  session: Session
  language: Language
  /** Today in Laos, 'YYYY-MM-DD'. */
  today: string
  params: ParamsOf<R>
  query: QueryOf<R>
  /** What `prepare` has read. */
  extra: Extra
}
