import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const titles = defineDictionary({
  la: () => import('./locales/first-titles-la.ts'),
  en: () => import('./locales/first-titles-en.ts'),
})

/** The titles of all screens but those of the administration, which a phone does not load. */
export function useFirstTitles(): Record<string, string> {
  return useText(titles)
}
