import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const load = () => import('./locales/first-titles.ts')
const titles = defineDictionary({
  la: async () => ({ default: (await load()).la }),
  en: async () => ({ default: (await load()).en }),
})

/** The titles of all screens except those of the administration, which a phone does not load. */
export function useFirstTitles(): Record<string, string> {
  return useText(titles)
}
