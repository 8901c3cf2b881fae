import type { Database } from '#kit/database/database.ts'
import { createLimit, type Limit } from './rate-limits.ts'

const QUARTER_HOUR = 15 * 60
const HOUR = 60 * 60
const DAY = 24 * HOUR

/**
 * Every limit of signing in and of passwords; windows begin with the first try and end by themselves. "Here": of one email from one network;
 * "account": of one email or account over all networks, where the owner's own networks (`known-addresses.ts`) are not counted and not
 * held up; "address": of one network over all accounts.
 */
export interface AccessLimits {
  /** Counted before the password is looked at, so that tries at the same moment are counted, too; given back when it was right. */
  loginHere: Limit
  loginAccount: Limit
  /** Failures: an office has one address. */
  loginAddress: Limit
  secondFactor: Limit
  /** Confirmations with the own password or code while signed in. */
  ownPassword: Limit
  resetHere: Limit
  /** Twenty codes of five tries a day for strangers; at most as many again from networks of the owner. */
  resetAccount: Limit
  resetKnown: Limit
  resetAddress: Limit
  verifyAddress: Limit
  passwordLink: Limit
  /** Answers to one company that an email address is taken: they tell which addresses have an account somewhere. */
  takenAddress: Limit
  /** Links that were opened; given back when it was good. */
  linkAddress: Limit
}

export function createAccessLimits(db: Database): AccessLimits {
  return {
    loginHere: createLimit(db, 'login-here', 10, QUARTER_HOUR),
    loginAccount: createLimit(db, 'login-account', 50, QUARTER_HOUR),
    loginAddress: createLimit(db, 'login-address', 200, QUARTER_HOUR),
    secondFactor: createLimit(db, 'second-factor', 10, QUARTER_HOUR),
    ownPassword: createLimit(db, 'own-password', 10, QUARTER_HOUR),
    resetHere: createLimit(db, 'reset-here', 5, QUARTER_HOUR),
    resetAccount: createLimit(db, 'reset-account', 20, DAY),
    resetKnown: createLimit(db, 'reset-known', 20, DAY),
    resetAddress: createLimit(db, 'reset-address', 60, HOUR),
    verifyAddress: createLimit(db, 'verify-address', 60, QUARTER_HOUR),
    passwordLink: createLimit(db, 'password-link', 5, HOUR),
    takenAddress: createLimit(db, 'taken-address', 30, DAY),
    linkAddress: createLimit(db, 'link-address', 30, QUARTER_HOUR),
  }
}
