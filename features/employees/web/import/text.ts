import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/import-la.ts'),
  en: () => import('../texts/import-en.ts'),
})

export function useImportText() {
  return useText(texts)
}
