import { defineDictionary, useText, type Widen } from './dictionary.ts'

/** The words that all screens share: save, cancel, search, … */
export const kitText = defineDictionary({
  la: () => import('../locales/la.ts'),
  en: () => import('../locales/en.ts'),
})

export type KitText = Widen<typeof import('../locales/la.ts')['default']>

export function useKitText(): KitText {
  return useText(kitText)
}
