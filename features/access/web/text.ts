import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const account = defineDictionary({
  la: () => import('../locales/account-la.ts'),
  en: () => import('../locales/account-en.ts'),
})

/** The words of the screens behind the sign-in. */
export function useAccountText() {
  return useText(account)
}
