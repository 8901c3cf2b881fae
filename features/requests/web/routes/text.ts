import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/routes-la.ts'),
  en: () => import('../texts/routes-en.ts'),
})

export function useRouteText() {
  return useText(texts)
}
