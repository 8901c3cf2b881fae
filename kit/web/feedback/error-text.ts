import { errorText } from '../api-error.ts'
import { useLanguage } from '../i18n/language.ts'

/** `const errorText = useErrorText(); errorText(error)`: what an error says to a person, in their language. */
export function useErrorText(): (error: unknown) => string {
  const language = useLanguage()
  return (error) => errorText(error, language)
}
