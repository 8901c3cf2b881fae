import { use } from 'react'
import { currentLanguage, type Language, loadBeforeSwitch, useLanguage } from './language.ts'

/** The shape of a dictionary: texts as `string`, functions by their parameters. `en.ts` satisfies `Widen<typeof la>`. */
export type Widen<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> }

type Load<T> = () => Promise<{ default: T }>

export interface Dictionary<T> {
  load: (language: Language) => Promise<T>
  /** The texts if they are there already. */
  ready: (language: Language) => T | undefined
}

/**
 * A feature's texts, one lazy file per language. The file of the language in use starts loading here, beside the screen
 * that asks for it.
 */
export function defineDictionary<T>(files: { la: Load<T>; en: Load<Widen<T>> }): Dictionary<Widen<T>> {
  const loading = new Map<Language, Promise<Widen<T>>>()
  const loaded = new Map<Language, Widen<T>>()
  const fetchTexts = async (language: Language) => {
    const file = await (files[language] as Load<Widen<T>>)()
    loaded.set(language, file.default)
    return file.default
  }
  const load = (language: Language) => {
    const texts = loading.get(language) ?? fetchTexts(language)
    loading.set(language, texts)
    // A failed download is forgotten, so that the next screen tries again.
    texts.catch(() => loading.delete(language))
    return texts
  }
  load(currentLanguage())
  loadBeforeSwitch(load)
  return { load, ready: (language) => loaded.get(language) }
}

/** The texts in the language in use. Suspends until they are there; functions take the values they need. */
export function useText<T>(dictionary: Dictionary<T>): T {
  const language = useLanguage()
  return dictionary.ready(language) ?? use(dictionary.load(language))
}
