import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('./texts/la.ts'),
  en: () => import('./texts/en.ts'),
})

export function useApprovalText() {
  return useText(texts)
}

const reportTexts = defineDictionary({
  la: () => import('./texts/report-la.ts'),
  en: () => import('./texts/report-en.ts'),
})

export function useApprovalReportText() {
  return useText(reportTexts)
}
