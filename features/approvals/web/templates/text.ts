import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/templates-la.ts'),
  en: () => import('../texts/templates-en.ts'),
})

export function useTemplateText() {
  return useText(texts)
}
