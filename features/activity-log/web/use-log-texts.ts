import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { LogTexts } from '../domain/log-fields.ts'
import { useLogText } from './text.ts'
import { useLogWords } from './words-registry.ts'

/** All texts of the logs in the current language. */
export function useLogTexts(): LogTexts {
  const { numbered } = useLogText()
  const { yes, no } = useKitText().action
  const language = useLanguage()
  const words = useLogWords()
  return { ...words[language], language, yes, no, numbered, words }
}
