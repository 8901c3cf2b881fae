import { newReadableCode, plainCode } from '../readable-code.ts'

/** Eight characters of 31 that are not confused when read from paper: 40 bits, behind the limits of sign-in. */
export const newOneTimePassword = (): string => plainCode(newReadableCode(4))
