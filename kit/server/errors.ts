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
  /** Of a 5xx: by it the log has the cause. */
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
  // A path that is longer than the name of a file may be.
  ENAMETOOLONG: 'not_found',
}

/** Of errors of Fastify and its plugins that name a status only. A file that may not be read is none. */
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

/** Turns whatever was thrown into an error that may be shown; what is unknown becomes `internal_error`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof DatabaseUnavailable) return new AppError('database_unavailable', { cause: thrown })
  if (thrown instanceof CompanyBusy) return new AppError('busy', { cause: thrown })
  const code = (thrown as { code?: unknown } | null)?.code
  if (typeof code === 'string') {
    const known = PG_CODES[code] ?? FASTIFY_CODES[code]
    if (known) return new AppError(known, { cause: thrown })
    if (code.startsWith('FST_ERR_VALIDATION')) return new AppError('invalid_input', { cause: thrown })
  }
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode
  return new AppError(STATUS_CODES[Number(status)] ?? 'internal_error', { cause: thrown })
}

/** The answer of a failed call. In tests and development a `SchemaMismatchError` is told in its own words. */
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
 * Parses one part of a request; a failure is a 422 with the messages of each field in the asker's language. So is a text that
 * no database takes.
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown, language: Language): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success)
    throw new AppError('invalid_input', { fields: fieldMessages(result.error.issues, language) })
  const path = unstorableText(result.data)
  if (path !== null) throw new AppError('invalid_input', { fields: { [path]: [HIDDEN_CHARACTER[language]] } })
  return result.data
}
