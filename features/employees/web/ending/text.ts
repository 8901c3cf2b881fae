import { formatNumber } from '#kit/web/format.ts'
import { defineDictionary, useText } from '#kit/web/i18n/dictionary.ts'

const texts = defineDictionary({
  la: () => import('../texts/ending-la.ts'),
  en: () => import('../texts/ending-en.ts'),
})

export function useEndingText() {
  return useText(texts)
}

/** 0 is today, negative is past. */
export function daysText(text: ReturnType<typeof useEndingText>, days: number): string {
  if (days === 0) return text.today
  return days > 0 ? text.in(formatNumber(days, 0)) : text.ago(formatNumber(-days, 0))
}
