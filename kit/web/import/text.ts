import { defineDictionary, useText } from '../i18n/dictionary.ts'

const texts = defineDictionary({ la: () => import('./la.ts'), en: () => import('./en.ts') })

export const useImportWords = () => useText(texts)
