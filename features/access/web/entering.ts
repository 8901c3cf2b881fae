import { call } from '#kit/web/client.ts'
import { refresh } from '#kit/web/query.ts'
import { currentSession, setSession } from '#kit/web/session.ts'
import { enterCompany, extendEntry, leaveCompany } from '../contract/entering.ts'
import type { AuthUser } from '../contract/sign-in.ts'
import { sessionOf } from './kept-session.ts'

/** All tabs follow, because they share the session. */
function keep({ data }: { data: AuthUser }): void {
  if (currentSession()?.id === data.session_id) setSession(sessionOf(data))
}

export async function enter(id: number, body: { reason: string; code?: string }): Promise<void> {
  keep(await call(enterCompany, { params: { id }, body }))
}

/** Requests that were refused after the time was over are sent again. */
export async function stay(): Promise<void> {
  keep(await call(extendEntry))
  void refresh()
}

export async function leave(): Promise<void> {
  keep(await call(leaveCompany))
}
