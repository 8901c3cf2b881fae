import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'scan_camera.index': () => import('./TerminalListScreen.tsx'),
  'scan_camera.create': () => import('./ClaimTerminalScreen.tsx'),
  'terminal.show': () => import('./TerminalScreen.tsx'),
  'terminal_sighting.index': () => import('./SightingListScreen.tsx'),
} satisfies ScreenMap
