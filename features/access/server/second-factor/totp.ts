import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as implemented by authenticator apps: SHA-1, six digits, thirty seconds. */
const PERIOD = 30
const SHAPE = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const
/** A clock can be off by one step. */
const WINDOW = 1

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...SHAPE, issuer: 'Champa', label: email, secret }).toString()
}

/** The time step that the code belongs to, or null. The caller must ensure that a step is used once. */
export function totpStep(secret: string, code: string, now: number = Date.now()): number | null {
  const delta = new TOTP({ ...SHAPE, secret }).validate({ token: code, window: WINDOW, timestamp: now })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta
}
