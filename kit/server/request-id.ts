import { randomBytes } from 'node:crypto'

/**
 * Crockford's base 32, without letters that look like digits, because people read request ids aloud to
 * support staff.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new request id for the log and the answer: 10 characters, 50 random bits. */
export function newRequestId(): string {
  return Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('')
}
