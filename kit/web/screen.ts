import type { ComponentType } from 'react'
import { loadFile } from './load-file.ts'
import type { RouteName } from './navigation.ts'

/** A screen's file has the component as its default export. */
export type LazyScreen = () => Promise<{ default: ComponentType }>
/**
 * What a feature's `web/index.ts` exports as `screens`: route name → lazy screen. An unknown route name does
 * not compile.
 */
export type ScreenMap = Partial<Record<RouteName, LazyScreen>>

/** Loads a screen; throws `FileLoadError` when its download fails or takes more than 120 seconds. */
export async function loadScreen(load: LazyScreen): Promise<ComponentType> {
  return (await loadFile(load)).default
}
