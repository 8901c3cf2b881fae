import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/payslip-la.ts'),
  en: () => import('../texts/payslip-en.ts'),
})

/** The texts of a payslip, for the payroll officer and for the employee. */
export function usePayslipText() {
  return useText(texts)
}

export type PayslipText = ReturnType<typeof usePayslipText>
