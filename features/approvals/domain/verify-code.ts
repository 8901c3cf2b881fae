/** Letters and digits that are not mistaken for each other in print (Crockford's base 32). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 16 random characters of 5 bits: 80 bits. */
const RANDOM = 16

const groupsOf = (text: string): string => (text.match(/.{1,4}/g) ?? []).join('-')

function numberIn32(value: number): string {
  const rest = Math.floor(value / 32)
  return (rest > 0 ? numberIn32(rest) : '') + DIGITS[value % 32]
}

/** A new code of a document: the company, and 80 random bits, such as '1B-7K3M-0QZ2-W9XD-R4TN'. */
export function newCode(companyId: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM))
  const random = [...bytes].map((byte) => DIGITS[byte % 32]).join('')
  return `${numberIn32(companyId)}-${groupsOf(random)}`
}

/** A code as it was typed, with its company: small letters, missing dashes and O for 0 are accepted. Null if it is no code. */
export function readCode(typed: string): { companyId: number; code: string } | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{17,23}$/.test(letters)) return null
  const company = letters.slice(0, -RANDOM)
  const companyId = [...company].reduce((sum, letter) => sum * 32 + DIGITS.indexOf(letter), 0)
  if (companyId < 1 || companyId > 2_147_483_647) return null
  return { companyId, code: `${numberIn32(companyId)}-${groupsOf(letters.slice(-RANDOM))}` }
}
