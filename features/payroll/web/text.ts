import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('./texts/run-la.ts'),
  en: () => import('./texts/run-en.ts'),
})

const bankTexts = defineDictionary({
  la: () => import('./texts/bank-la.ts'),
  en: () => import('./texts/bank-en.ts'),
})

/** The texts of files of payments and their layouts. */
export function useBankText() {
  return useText(bankTexts)
}

/** The texts of the payroll officer's screens. */
export function useRunText() {
  return useText(texts)
}

export type RunText = ReturnType<typeof useRunText>
