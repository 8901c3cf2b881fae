/** Serial numbers of terminals are compared in capital letters. Null if it is no serial number. */
export function serialOf(text: string): string | null {
  const serial = text.trim().toUpperCase()
  return /^[A-Z0-9][A-Z0-9_-]{3,39}$/.test(serial) ? serial : null
}

/** Letters and digits that are not mistaken for each other in print (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 8

/** A new code that proves possession of a terminal: 40 random bits, such as '7K3M-0QZ2'. */
export function newClaimCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return [...bytes]
    .map((byte) => DIGITS[byte % 32])
    .join('')
    .replace(/(.{4})/, '$1-')
}

/** A code as it was typed: small letters, missing dashes and O for 0 are accepted. Null if it is no code. */
export function readClaimCode(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters) ? letters.replace(/(.{4})/, '$1-') : null
}
