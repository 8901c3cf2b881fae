import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/directory-la.ts'),
  en: () => import('../texts/directory-en.ts'),
})

export function useDirectoryText() {
  return useText(texts)
}
