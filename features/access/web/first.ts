import type { ScreenMap } from '#kit/web/screen.ts'

/** The screen with which everybody begins: the table of all others is not waited for. */
export const screens = {
  Login: () => import('./LoginScreen.tsx'),
} satisfies ScreenMap

/** Asks the server who is signed in as things are now (menus, roles, the company that was entered) and keeps the answer. */
export async function refreshSession(): Promise<void> {
  await (await import('./kept-session.ts')).refreshSession()
}
