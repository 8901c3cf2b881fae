import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useDeclaredLists } from './list-registry.ts'
import type { LogTexts } from './log-fields.ts'
import { useLogText } from './text.ts'

/** All that the logs are read with, in the language in use. */
export function useLogTexts(): LogTexts {
  const { entities, fields, values, numbered } = useLogText()
  const { yes, no } = useKitText().action
  const lists = useDeclaredLists()
  return { language: useLanguage(), yes, no, entities, fields, values, numbered, lists }
}
