import { use } from 'react'
import type { Widen } from '#kit/contract/widen.ts'
import { loadFile } from '../load-file.ts'
import { currentLanguage, type Language, loadBeforeSwitch, useLanguage } from './language.ts'

export type { Widen } from '#kit/contract/widen.ts'

type Load<T> = () => Promise<{ default: T }>

export interface Dictionary<T> {
  load: (language: Language) => Promise<T>
}

/**
 * A feature's texts, one lazy file per language. The file of the current language starts loading here, in
 * parallel with the screen.
 */
export function defineDictionary<T>(files: { la: Load<T>; en: Load<Widen<T>> }): Dictionary<Widen<T>> {
  const loading = new Map<Language, Promise<Widen<T>>>()
  const start = (language: Language) => {
    const texts = loadFile(files[language] as Load<Widen<T>>).then((file) => file.default)
    texts.then(
      // With these two properties of a settled promise, React does not suspend at all.
      (value) => Object.assign(texts, { status: 'fulfilled', value }),
      // A failed download is removed, so that the next screen tries again.
      () => loading.delete(language),
    )
    loading.set(language, texts)
    return texts
  }
  const load = (language: Language) => loading.get(language) ?? start(language)
  load(currentLanguage())
  loadBeforeSwitch(load)
  return { load }
}

/** The texts in the current language. Suspends until they are loaded. Texts with values are functions. */
export function useText<T>(dictionary: Dictionary<T>): T {
  return use(dictionary.load(useLanguage()))
}
