import type { ComponentType } from 'react'
import type { RouteName } from './navigation.ts'

/** A screen's file has the component as its default export. */
export type LazyScreen = () => Promise<{ default: ComponentType }>
/** What a feature's `web/index.ts` exports as `screens`: route name → lazy screen. A name that is no route does not compile. */
export type ScreenMap = Partial<Record<RouteName, LazyScreen>>

/** A chunk that does not arrive within this time counts as failed (specification 8). */
export const CHUNK_TIMEOUT = 120_000

/** Thrown where a screen's file could not be loaded. */
export class ScreenLoadError extends Error {}

/** Loads a screen; fails after 120 seconds or when the download does. */
export async function loadScreen(load: LazyScreen, timeout = CHUNK_TIMEOUT): Promise<ComponentType> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenLoadError('timeout')), timeout)
  })
  try {
    return (await Promise.race([load(), late])).default
  } catch (cause) {
    throw cause instanceof ScreenLoadError ? cause : new ScreenLoadError('failed', { cause })
  } finally {
    clearTimeout(timer)
  }
}
