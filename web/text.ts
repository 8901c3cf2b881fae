import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const shell = defineDictionary({
  la: () => import('./locales/la.ts'),
  en: () => import('./locales/en.ts'),
})

/** The texts of the shell: modules of the menus, top bar of the administration, settings. */
export function useShellText() {
  return useText(shell)
}
