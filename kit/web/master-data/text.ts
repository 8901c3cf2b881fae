import { defineDictionary, useText } from '../i18n/dictionary.ts'

const texts = defineDictionary({ la: () => import('./la.ts'), en: () => import('./en.ts') })

export function useListText() {
  return useText(texts)
}
