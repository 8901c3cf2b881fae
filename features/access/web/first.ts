import type { ScreenMap } from '#kit/web/screen.ts'

/** The first screen, which does not wait for the table of all others. */
export const screens = {
  Login: () => import('./LoginScreen.tsx'),
} satisfies ScreenMap

/** Reads the signed-in user with current menus, roles and entered company, and stores the answer. */
export async function refreshSession(): Promise<void> {
  await (await import('./kept-session.ts')).refreshSession()
}
