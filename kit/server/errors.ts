import type { z } from 'zod'
import { errorMessage } from '#kit/contract/error-register.ts'
import { AppError, type ErrorCode, type FieldErrors } from '#kit/contract/errors.ts'
import { fieldMessages } from '#kit/contract/field-messages.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { SchemaMismatchError } from '#kit/contract/schema-mismatch.ts'
import { HIDDEN_CHARACTER } from '#kit/contract/texts.ts'
import { CompanyBusy, DatabaseUnavailable } from '#kit/database/database.ts'
import { unstorableText } from './unstorable-text.ts'

export interface ErrorBody {
  message: string
  code: ErrorCode
  errors?: FieldErrors
  details?: Record<string, unknown>
  /** Only for 5xx: the log contains the cause under this id. */
  request_id?: string
}

const PG_CODES: Record<string, ErrorCode> = {
  '23505': 'duplicate',
  '23503': 'in_use',
  '22003': 'invalid_input',
  '40001': 'conflict',
  '40P01': 'conflict',
  // A statement took longer than its limit.
  '57014': 'busy',
  '53100': 'disk_full',
  '57P01': 'database_unavailable',
  '57P03': 'database_unavailable',
  '53300': 'database_unavailable',
  '08006': 'database_unavailable',
}

const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  // A path that is longer than the longest file name.
  ENAMETOOLONG: 'not_found',
}

/**
 * For errors of Fastify and its plugins with only a status. A file without read permission counts as not
 * found.
 */
const STATUS_CODES: Record<number, ErrorCode> = {
  400: 'invalid_input',
  403: 'not_found',
  404: 'not_found',
  408: 'request_timeout',
  413: 'payload_too_large',
  414: 'address_too_long',
  415: 'unsupported_media_type',
  431: 'address_too_long',
}

/** Converts a thrown value to an `AppError`; unknown errors become `internal_error`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof DatabaseUnavailable) return new AppError('database_unavailable', { cause: thrown })
  if (thrown instanceof CompanyBusy) return new AppError('busy', { cause: thrown })
  const code = (thrown as { code?: unknown } | null)?.code
  if (typeof code === 'string') {
    const appCode = PG_CODES[code] ?? FASTIFY_CODES[code]
    if (appCode) return new AppError(appCode, { cause: thrown })
    if (code.startsWith('FST_ERR_VALIDATION')) return new AppError('invalid_input', { cause: thrown })
  }
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode
  return new AppError(STATUS_CODES[Number(status)] ?? 'internal_error', { cause: thrown })
}

/** The answer of a failed call. In tests and development it contains the message of a `SchemaMismatchError`. */
export function errorBody(error: AppError, language: Language): ErrorBody {
  const { cause } = error
  return {
    message: cause instanceof SchemaMismatchError ? cause.message : errorMessage(error.code, language),
    code: error.code,
    ...(error.fields ? { errors: error.fields } : {}),
    ...(error.details ? { details: error.details } : {}),
  }
}

/**
 * Parses one part of a request. Invalid input, or a text that the database cannot store, gives 422 with
 * messages for each field in the caller's language.
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success)
    throw new AppError('invalid_input', { fields: fieldMessages(result.error.issues, language) })
  const path = unstorableText(result.data)
  if (path !== null) throw new AppError('invalid_input', { fields: { [path]: [HIDDEN_CHARACTER[language]] } })
  return result.data
}
