import { useSyncExternalStore } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { readDevice, writeDevice } from '../device.ts'

export type { Language }

/**
 * The tag for `<html lang>` and Accept-Language: the product's code for Lao is `la`, the standard code is `lo`.
 */
export const LANGUAGE_TAG: Record<Language, string> = { la: 'lo', en: 'en' }

const listeners = new Set<() => void>()
let active: Language = readDevice('language') === 'en' ? 'en' : 'la'

/** The current language. In components use `useLanguage`, which re-renders. */
export function currentLanguage(): Language {
  return active
}

const loaders = new Set<(language: Language) => Promise<unknown>>()

/** Functions that load texts before the language changes, so that a switch never displays an empty screen. */
export function loadBeforeSwitch(load: (language: Language) => Promise<unknown>): void {
  loaders.add(load)
}

/** Changes the language and stores it on this device. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load(language)))
  active = language
  writeDevice('language', language)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage)
}
