import type { Database } from '#kit/database/database.ts'
import { createLimit, type Limit } from './rate-limits.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60

/** Every limit of signing in and of passwords. "Account": of one email or account; "address": of one network address over all accounts. */
export interface AccessLimits {
  /** Counted before the password is looked at, so that tries at the same moment are counted, too. */
  loginAccount: Limit
  /** Failures only: an office has one address. */
  loginAddress: Limit
  secondFactor: Limit
  /** Confirmations with the own password or code while signed in. */
  ownPassword: Limit
  resetAccount: Limit
  resetAddress: Limit
  verifyAddress: Limit
  passwordLink: Limit
}

export function createAccessLimits(db: Database): AccessLimits {
  return {
    loginAccount: createLimit(db, 'login-account', 10, QUARTER_HOUR),
    loginAddress: createLimit(db, 'login-address', 100, QUARTER_HOUR),
    secondFactor: createLimit(db, 'second-factor', 10, QUARTER_HOUR),
    ownPassword: createLimit(db, 'own-password', 10, QUARTER_HOUR),
    resetAccount: createLimit(db, 'reset-account', 5, QUARTER_HOUR),
    resetAddress: createLimit(db, 'reset-address', 60, HOUR),
    verifyAddress: createLimit(db, 'verify-address', 60, QUARTER_HOUR),
    passwordLink: createLimit(db, 'password-link', 5, HOUR),
  }
}
