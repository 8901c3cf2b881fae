import type { GENERAL_ERRORS } from './general-errors.ts'

/** The error codes. A feature adds its own in its `errors.ts`, beside their statuses and texts. */
export interface ErrorRegister extends Record<keyof typeof GENERAL_ERRORS, true> {}

/** A code that has a status and a text in both languages; any other does not compile. */
export type ErrorCode = keyof ErrorRegister
export type FieldErrors = Record<string, string[]>

/** An error that a caller may see: its code decides the status and the text (`error-register.ts`). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    more: { fields?: FieldErrors; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(code, { cause: more.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = more.fields
    this.details = more.details
  }
}
