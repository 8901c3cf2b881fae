import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

declare module '#kit/contract/audit-verbs.ts' {
  interface AuditVerbs {
    submit: true
    approve: true
    reject: true
    return: true
    withdraw: true
    remind: true
    accept: true
    decline: true
    revoke: true
    reassign: true
  }
}

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
}
