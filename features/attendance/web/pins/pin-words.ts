import type { Language } from '#kit/contract/scalars.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'

/** Reads a text that screen and Excel file share. */
export function usePinWords() {
  const language = useLanguage()
  return (text: Readonly<Record<Language, string>>) => text[language]
}
