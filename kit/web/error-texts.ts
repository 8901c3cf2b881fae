import { useEffect, useState } from 'react'
import type { Language } from '#kit/contract/scalars.ts'
import { useLanguage } from './i18n/language.ts'

type Texts = Record<Language, string>
type FindTexts = (code: string) => Texts | undefined

let loadRegister = (): Promise<{ findError: FindTexts }> => import('#kit/contract/error-register.ts')

/**
 * Names the module that holds the register with the codes of all features. It is loaded with the first error only: the texts of all
 * codes would weigh on every first load.
 */
export function provideErrorTexts(load: typeof loadRegister): void {
  loadRegister = load
}

/** What an error code says; undefined for an unknown code, and while the network is down. */
export async function loadErrorTexts(code: string): Promise<Texts | undefined> {
  const { findError } = await loadRegister().catch(() => ({ findError: () => undefined }))
  return findError(code)
}

/** What a stored error code (of a job, of an import) says in the reader's language; undefined until it is loaded, and of an unknown one. */
export function useErrorMessage(code: string | null | undefined): string | undefined {
  const language = useLanguage()
  const [texts, setTexts] = useState<Texts>()
  useEffect(() => {
    let isCurrent = true
    if (code) void loadErrorTexts(code).then((found) => isCurrent && setTexts(found))
    return () => {
      isCurrent = false
    }
  }, [code])
  return code ? texts?.[language] : undefined
}
