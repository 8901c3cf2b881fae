import type { ErrorCode } from './errors.ts'
import { type ErrorDefinition, GENERAL_ERRORS } from './general-errors.ts'
import type { Language } from './scalars.ts'

const register = new Map<string, ErrorDefinition>(Object.entries(GENERAL_ERRORS))

/**
 * Adds the error codes of a feature, in its `errors.ts`, and returns them unchanged. Throws where a code already stands for something else.
 */
export function defineErrors<const Errors extends Record<string, ErrorDefinition>>(errors: Errors): Errors {
  for (const [code, definition] of Object.entries(errors)) {
    if (register.has(code)) throw new Error(`The error code ${code} is defined twice`)
    register.set(code, definition)
  }
  return errors
}

/** Status and texts of a code; undefined for one that nobody defined, such as a code of an older version in the database. */
export const findError = (code: string): ErrorDefinition | undefined => register.get(code)

const definitionOf = (code: ErrorCode) => register.get(code) ?? GENERAL_ERRORS.internal_error

/** The HTTP status of a code. */
export const errorStatus = (code: ErrorCode): number => definitionOf(code).status

/** What a code says to the person who caused it. */
export const errorMessage = (code: ErrorCode, language: Language): string => definitionOf(code)[language]

/** Every code that is defined, by the alphabet. */
export const errorCodes = (): string[] => [...register.keys()].sort()
