import { errorText } from '../api-error.ts'
import { useLanguage } from '../i18n/language.ts'

/** `const errorText = useErrorText(); errorText(error)`: the message of an error in the user's language. */
export function useErrorText(): (error: unknown) => string {
  const language = useLanguage()
  return (error) => errorText(error, language)
}
