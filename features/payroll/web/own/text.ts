import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/own-payslip-la.ts'),
  en: () => import('../texts/own-payslip-en.ts'),
})

/** The texts of an employee's list of payslips, which a phone loads without those of one payslip. */
export function useOwnPayslipText() {
  return useText(texts)
}
