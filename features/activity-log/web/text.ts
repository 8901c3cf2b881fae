import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('./texts/log-la.ts'),
  en: () => import('./texts/log-en.ts'),
})

export function useLogText() {
  return useText(texts)
}
