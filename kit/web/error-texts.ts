import { useEffect, useState } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { useLanguage } from './i18n/language.ts'

type Texts = Record<Language, string>
type FindTexts = (code: string) => Texts | undefined

let loadRegister = (): Promise<{ findError: FindTexts }> => import('#kit/contract/error-register.ts')

/**
 * Sets the module with the error codes of all features. It is loaded with the first error only, because the
 * texts would increase the first load.
 */
export function provideErrorTexts(load: typeof loadRegister): void {
  loadRegister = load
}

/** The text of an error code; undefined for an unknown code, and while the network is down. */
export async function loadErrorTexts(code: string): Promise<Texts | undefined> {
  const { findError } = await loadRegister().catch(() => ({ findError: () => undefined }))
  return findError(code)
}

/**
 * The text of a stored error code (of a job or an import) in the user's language; undefined until it is loaded,
 * and for an unknown code.
 */
export function useErrorMessage(code: string | null | undefined): string | undefined {
  const language = useLanguage()
  const [texts, setTexts] = useState<Texts>()
  useEffect(() => {
    let isCurrent = true
    if (code) void loadErrorTexts(code).then((loaded) => isCurrent && setTexts(loaded))
    return () => {
      isCurrent = false
    }
  }, [code])
  return code ? texts?.[language] : undefined
}
