import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text: a token, a handle, a cookie's secret. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret: long random values need no salt and no slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
