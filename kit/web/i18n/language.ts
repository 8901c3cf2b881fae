import { useSyncExternalStore } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { readDevice, writeDevice } from '../device.ts'

export type { Language }

/** The tag for `<html lang>` and Accept-Language: the product calls Lao `la`, the standard calls it `lo`. */
export const LANGUAGE_TAG: Record<Language, string> = { la: 'lo', en: 'en' }

const listeners = new Set<() => void>()
let active: Language = readDevice('language') === 'en' ? 'en' : 'la'

/** The language in use now. Inside components take `useLanguage`, which redraws. */
export function currentLanguage(): Language {
  return active
}

const loaders = new Set<(language: Language) => Promise<unknown>>()

/** What has to be loaded before the language may change, so that a switch never shows an empty screen. */
export function loadBeforeSwitch(load: (language: Language) => Promise<unknown>): void {
  loaders.add(load)
}

/** Changes the language, remembers it on this device and tells the document. */
export async function setLanguage(language: Language): Promise<void> {
  await Promise.allSettled([...loaders].map((load) => load(language)))
  active = language
  writeDevice('language', language)
  document.documentElement.lang = LANGUAGE_TAG[language]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage)
}
