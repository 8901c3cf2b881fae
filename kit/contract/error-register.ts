import type { ErrorCode } from './errors.ts'
import { type ErrorDefinition, GENERAL_ERRORS } from './general-errors.ts'
import type { Language } from './scalars.ts'

const register = new Map<string, ErrorDefinition>(Object.entries(GENERAL_ERRORS))

/**
 * Registers the error codes of a feature, in its `errors.ts`, and returns them unchanged. Throws if a code is
 * already defined.
 */
export function defineErrors<const Errors extends Record<string, ErrorDefinition>>(errors: Errors): Errors {
  for (const [code, definition] of Object.entries(errors)) {
    if (register.has(code)) throw new Error(`The error code ${code} is defined twice`)
    register.set(code, definition)
  }
  return errors
}

/**
 * Status and texts of a code; undefined for an unknown code, such as a code of an older version in the
 * database.
 */
export const findError = (code: string): ErrorDefinition | undefined => register.get(code)

const definitionOf = (code: ErrorCode) => register.get(code) ?? GENERAL_ERRORS.internal_error

/** The HTTP status of a code. */
export const errorStatus = (code: ErrorCode): number => definitionOf(code).status

/** The message of a code for the user. */
export const errorMessage = (code: ErrorCode, language: Language): string => definitionOf(code)[language]

/** Every defined code, sorted. */
export const errorCodes = (): string[] => [...register.keys()].sort()
