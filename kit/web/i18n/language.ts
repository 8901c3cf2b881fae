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

/** Changes the language, remembers it on this device and tells the document. */
export function setLanguage(language: Language): void {
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
