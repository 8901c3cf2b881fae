import { randomBytes } from 'node:crypto'

/** Crockford's base 32, without letters that look like digits: a person reads it from the screen to whoever searches the log. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The name of a request in the log and in its answer: 10 characters, 50 random bits. */
export function newRequestId(): string {
  return Array.from(randomBytes(10), (byte) => ALPHABET[byte % 32]).join('')
}
