import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const account = defineDictionary({
  la: () => import('../locales/account-la.ts'),
  en: () => import('../locales/account-en.ts'),
})

/** The texts of the screens after the sign-in. */
export function useAccountText() {
  return useText(account)
}
