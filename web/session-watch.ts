import type { createBrowserRouter } from 'react-router'
import { queryClient } from '#kit/web/query.ts'
import { currentSession, onSessionChange } from '#kit/web/session.ts'

/**
 * When the session ends (sign-out, a 401, another tab) nothing of the former user may stay in memory, and the guard of
 * the screen in view is asked again: it leads to the sign-in, or from there to the start page.
 */
export function followSession(router: ReturnType<typeof createBrowserRouter>): void {
  let token = currentSession()?.token
  onSessionChange(() => {
    const next = currentSession()?.token
    if (next === token) return
    token = next
    queryClient.clear()
    void router.revalidate()
  })
}
