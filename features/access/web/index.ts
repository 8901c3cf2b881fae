import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by the names of their routes. */
export const screens = {
  Login: () => import('./LoginScreen.tsx'),
  'access.denied': () => import('./AccessDeniedScreen.tsx'),
} satisfies ScreenMap

/** Ends the session on the server and on this device; on this device also when the server does not answer. */
export async function signOut(): Promise<void> {
  await (await import('./sign-out.ts')).signOut()
}
