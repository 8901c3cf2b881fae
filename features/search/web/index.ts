import type { ScreenMap } from '#kit/web/screen.ts'

export { type Hit, type HitGroup, useFound } from './use-found.tsx'

/** The search is a part of the top bar and has no screens. */
export const screens = {} satisfies ScreenMap
