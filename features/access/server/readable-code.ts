import { randomInt } from 'node:crypto'

/** No letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random code in two groups, such as `k7mp-3wzd`: 31 possibilities for each letter. */
export function newReadableCode(groupLength: number): string {
  const group = () => Array.from({ length: groupLength }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${group()}-${group()}`
}

/** As it is compared: people type capitals, spaces and leave the dash out. */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')
