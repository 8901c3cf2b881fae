import type { Database } from '#kit/database/database.ts'
import { createLimit, type Limit } from './rate-limits.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * All limits of sign-in and passwords; a window starts with the first attempt and ends automatically. "Here": for one
 * sign-in name from one network; "account": for one sign-in name or account over all networks, except the owner's own networks
 * (`known-addresses.ts`), which are neither counted nor limited; "address": for one network over all accounts.
 */
export interface AccessLimits {
  /** Counted before the password is checked, so that simultaneous attempts count; subtracted again if it was correct. */
  loginHere: Limit
  loginAccount: Limit
  /** Failures with employee numbers and phones of one company, from networks that the owner has not used. */
  loginCompany: Limit
  /** Failures: an office has one address. */
  loginAddress: Limit
  secondFactor: Limit
  /** Confirmations with the user's own password or code while signed in. */
  ownPassword: Limit
  resetHere: Limit
  /** Twenty codes of five attempts a day from unknown networks; at most as many again from networks of the owner. */
  resetAccount: Limit
  resetKnown: Limit
  resetAddress: Limit
  verifyAddress: Limit
  passwordLink: Limit
  /** One-time passwords that a user gives to single employees. */
  oneTimePassword: Limit
  /** Answers to one company that an email address is taken: they reveal which addresses have an account. */
  takenAddress: Limit
  /** Opened links; subtracted again if the link was valid. */
  linkAddress: Limit
}

export function createAccessLimits(db: Database): AccessLimits {
  return {
    loginHere: createLimit(db, 'login-here', 10, QUARTER_HOUR),
    loginAccount: createLimit(db, 'login-account', 50, QUARTER_HOUR),
    loginCompany: createLimit(db, 'login-company', 300, QUARTER_HOUR),
    loginAddress: createLimit(db, 'login-address', 200, QUARTER_HOUR),
    secondFactor: createLimit(db, 'second-factor', 10, QUARTER_HOUR),
    ownPassword: createLimit(db, 'own-password', 10, QUARTER_HOUR),
    resetHere: createLimit(db, 'reset-here', 5, QUARTER_HOUR),
    resetAccount: createLimit(db, 'reset-account', 20, DAY),
    resetKnown: createLimit(db, 'reset-known', 20, DAY),
    resetAddress: createLimit(db, 'reset-address', 60, HOUR),
    verifyAddress: createLimit(db, 'verify-address', 60, QUARTER_HOUR),
    passwordLink: createLimit(db, 'password-link', 5, HOUR),
    oneTimePassword: createLimit(db, 'one-time-password', 60, HOUR),
    takenAddress: createLimit(db, 'taken-address', 30, DAY),
    linkAddress: createLimit(db, 'link-address', 30, QUARTER_HOUR),
  }
}
