import { use } from 'react'
import { currentLanguage, type Language, useLanguage } from './language.ts'

/** The shape of a dictionary: its texts as `string`, its functions by their parameters. `en.ts` satisfies `Widen<typeof la>`. */
export type Widen<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> }

type Load<T> = () => Promise<{ default: T }>
export type Dictionary<T> = (language: Language) => Promise<T>

/**
 * A feature's texts, one lazy file per language. The file of the language in use starts loading here, beside the screen
 * that asks for it.
 */
export function defineDictionary<T>(load: { la: Load<T>; en: Load<Widen<T>> }): Dictionary<Widen<T>> {
  const loaded = new Map<Language, Promise<Widen<T>>>()
  const dictionary = (language: Language) => {
    let texts = loaded.get(language)
    if (!texts) {
      texts = (load[language] as Load<Widen<T>>)().then((file) => file.default)
      // A failed download is forgotten, so that the next screen tries again.
      texts.catch(() => loaded.delete(language))
      loaded.set(language, texts)
    }
    return texts
  }
  dictionary(currentLanguage()).catch(() => undefined)
  return dictionary
}

/** The texts in the language in use. Suspends until they are there; functions take the values they need. */
export function useText<T>(dictionary: Dictionary<T>): T {
  return use(dictionary(useLanguage()))
}
