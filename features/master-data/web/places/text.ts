import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'

const texts = defineDictionary({
  la: () => import('../../locales/places-la.ts'),
  en: () => import('../../locales/places-en.ts'),
})

export const usePlacesText = () => useText(texts)

interface Names {
  name_la: string
  name_en: string
}

/** The name in the current language; in the other one if there is none. */
export function useNameOf(): (place: Names) => string {
  const language = useLanguage()
  return ({ name_la, name_en }) => (language === 'la' ? name_la || name_en : name_en || name_la)
}
