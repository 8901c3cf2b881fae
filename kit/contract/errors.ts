/**
 * Every error code with its HTTP status. A code is also the key of its text in both languages
 * (`kit/contract/error-texts.ts`); a text that is missing does not compile.
 */
export const ERROR_STATUS = {
  invalid_input: 422,
  invalid_credentials: 401,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  stale_version: 409,
  conflict: 409,
  duplicate: 409,
  in_use: 409,
  too_many_requests: 429,
  payload_too_large: 413,
  unsupported_media_type: 415,
  database_unavailable: 503,
  internal_error: 500,
  account_disabled: 403,
  company_suspended: 403,
  /** The provider's time inside a company is over: leave it or go on. */
  entry_over: 403,
  /** The provider's person is inside a company: what is their own waits until they have left. */
  inside_company: 403,
  company_decides: 403,
  /** Wrong, used, ended or old: all the same. */
  link_void: 401,
  /** PUBLIC_URL is not set: a mailed link would lead nowhere. */
  no_public_address: 409,
  file_not_workbook: 422,
  file_not_scans: 422,
  file_not_table: 422,
  file_damaged: 422,
  file_encrypted: 422,
  file_too_large: 422,
  file_too_many_rows: 422,
  file_timeout: 422,
  file_missing_columns: 422,
  file_empty: 422,
  import_not_ready: 409,
  import_already_committed: 409,
  run_locked: 409,
  run_not_calculated: 409,
  run_calculating: 409,
  run_has_unpayable: 409,
  run_second_person: 409,
  run_first_person: 409,
  run_status: 409,
  last_admin: 409,
  role_too_high: 403,
  own_role: 409,
  second_factor_unavailable: 503,
  period_overlap: 409,
  days_not_ready: 409,
  law_missing: 422,
  invoice_exists: 409,
  invoice_status: 409,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS
export type FieldErrors = Record<string, string[]>

/** An error that a caller may see: its code decides the status and the text. */
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

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
