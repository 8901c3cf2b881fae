import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/by-mail-la.ts'),
  en: () => import('../texts/by-mail-en.ts'),
})

export function useByMailText() {
  return useText(texts)
}
