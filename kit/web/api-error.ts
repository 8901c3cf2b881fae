import type { FieldErrors } from '#kit/contract/errors.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { loadErrorTexts } from './error-texts.ts'
import { noteEntryOver } from './session.ts'

/** The error without an answer (status 0). */
const NETWORK_TEXT: Record<Language, string> = {
  la: 'ການເຊື່ອມຕໍ່ຂັດຂ້ອງ ກະລຸນາກວດອິນເຕີເນັດ ແລ້ວລອງໃໝ່',
  en: 'No connection. Check the network and try again.',
}
const UNKNOWN_TEXT: Record<Language, string> = {
  la: 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່',
  en: 'Something went wrong. Please try again.',
}

/**
 * A failed call. `status` 0 means that there was no answer; `fields` contains the messages of a 422 by dotted
 * path.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: FieldErrors
  /** Details of the error, such as missing columns or references to a record. */
  readonly details: Readonly<Record<string, unknown>>
  readonly texts: Record<Language, string> | undefined
  /** The request id of a 5xx, as in the server's log. */
  readonly requestId: string | undefined

  constructor(
    status: number,
    more: {
      code: string
      message: string
      fields?: FieldErrors
      details?: Record<string, unknown>
      texts?: Record<Language, string>
      requestId?: string
      cause?: unknown
    },
  ) {
    super(more.message, { cause: more.cause })
    this.name = 'ApiError'
    this.status = status
    this.code = more.code
    this.fields = more.fields ?? {}
    this.details = more.details ?? {}
    this.texts = more.texts
    this.requestId = more.requestId
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError(0, { code: 'network', message: NETWORK_TEXT.en, texts: NETWORK_TEXT, cause })
}

/**
 * The error in a response body `{message, code, errors?, details?}`; for another body, such as a proxy's page,
 * only the status is known.
 */
export async function answerError(status: number, body: string): Promise<ApiError> {
  let answer: Partial<{
    message: string
    code: string
    errors: FieldErrors
    details: Record<string, unknown>
    request_id: string
  }> = {}
  try {
    answer = JSON.parse(body) ?? {}
  } catch {
    // Not JSON: the answer of a proxy or of a starting server.
  }
  const code = answer.code ?? 'internal_error'
  if (code === 'entry_over') noteEntryOver()
  const texts = await loadErrorTexts(code)
  return new ApiError(status, {
    code,
    message: answer.message ?? texts?.en ?? UNKNOWN_TEXT.en,
    ...(answer.errors && { fields: answer.errors }),
    ...(answer.details && { details: answer.details }),
    ...(texts && { texts }),
    ...(answer.request_id && { requestId: answer.request_id }),
  })
}

const REFERENCE: Record<Language, string> = { la: 'ລະຫັດອ້າງອີງ', en: 'Reference' }

/** The message of an error in the user's language; for a server error with the reference in its log. */
export function errorText(error: unknown, language: Language): string {
  if (!(error instanceof ApiError)) return UNKNOWN_TEXT[language]
  const text = error.texts?.[language] ?? error.message
  return error.requestId ? `${text} ${REFERENCE[language]}: ${error.requestId}` : text
}
