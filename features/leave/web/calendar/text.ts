import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/calendar-la.ts'),
  en: () => import('../texts/calendar-en.ts'),
})

export function useCalendarText() {
  return useText(texts)
}
