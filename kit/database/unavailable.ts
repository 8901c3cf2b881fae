/** The database cannot be reached, or the connection was lost. A retry can succeed later. */
export class DatabaseUnavailable extends Error {
  /**
   * True if the connection was lost during the commit, so it is unknown whether the transaction was
   * committed.
   */
  readonly outcomeUnknown: boolean

  constructor(cause: unknown, outcomeUnknown = false) {
    super(`The database is not available: ${(cause as Error)?.message ?? cause}`, { cause })
    this.name = 'DatabaseUnavailable'
    this.outcomeUnknown = outcomeUnknown
  }
}

const systemCodes = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ECONNABORTED',
    'ENOENT',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
])

// Shutdown, crash, starting up, too many connections (PostgreSQL, appendix A); class 08 is added below.
const serverCodes = new Set(['57P01', '57P02', '57P03', '53300'])

// Messages of pg without a code.
const withoutCode =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|not queryable|timeout expired|Query read timeout|Cannot use a pool after/

/** Whether an error of pg means that the connection, not the statement, failed. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code === 'string') return systemCodes.has(code) || serverCodes.has(code) || /^08...$/.test(code)
  return withoutCode.test(String(message ?? ''))
}

/** Converts a lost connection to `DatabaseUnavailable` and returns other errors unchanged. */
export function convertConnectionLoss(error: unknown, outcomeUnknown = false): unknown {
  if (error instanceof DatabaseUnavailable || !isConnectionLoss(error)) return error
  return new DatabaseUnavailable(error, outcomeUnknown)
}
