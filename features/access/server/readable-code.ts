import { randomInt } from 'node:crypto'

/** No letters and digits that look similar. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random code in two groups, such as `k7mp-3wzd`: 31 possibilities for each character. */
export function newReadableCode(groupLength: number): string {
  const group = () => Array.from({ length: groupLength }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${group()}-${group()}`
}

/** The form for comparison: users type capitals and spaces and omit the dash. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')
