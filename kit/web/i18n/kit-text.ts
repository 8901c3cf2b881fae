import { defineDictionary, useText, type Widen } from './dictionary.ts'

/** The common texts of all screens: save, cancel, search, … */
export const kitText = defineDictionary({
  la: () => import('../locales/la.ts'),
  en: () => import('../locales/en.ts'),
})

export type KitText = Widen<typeof import('../locales/la.ts')['default']>

export function useKitText(): KitText {
  return useText(kitText)
}
