import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../locales/la.ts'),
  en: () => import('../locales/en.ts'),
})

/** The screens behind the sign-in have words of their own: the sign-in page does not wait for them. */
const account = defineDictionary({
  la: () => import('../locales/account-la.ts'),
  en: () => import('../locales/account-en.ts'),
})

export function useAccessText() {
  return useText(texts)
}

export function useAccountText() {
  return useText(account)
}
