import type { GENERAL_ERRORS } from './general-errors.ts'

/** The error codes. A feature adds its own in its `errors.ts`, with status and texts. */
export interface ErrorRegister extends Record<keyof typeof GENERAL_ERRORS, true> {}

/** A code with a status and a text in both languages; any other code does not compile. */
export type ErrorCode = keyof ErrorRegister
export type FieldErrors = Record<string, string[]>

/**
 * An error that is reported to the caller. Its code determines the status and the text (`error-register.ts`).
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    context: { fields?: FieldErrors; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(code, { cause: context.cause })
    this.name = 'AppError'
    this.code = code
    this.fields = context.fields
    this.details = context.details
  }
}
