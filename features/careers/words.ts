import { OWN_ACCOUNT, OWN_DETAILS } from '#features/employees/contract/own-details.ts'
import { GUARD_PERMISSIONS } from '#features/employees/domain/guards.ts'
import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
  needs: {
    ...Object.fromEntries(
      [...OWN_DETAILS, 'reason'].map((name) => [`profile_change.${name}`, 'view-employee']),
    ),
    ...Object.fromEntries(OWN_ACCOUNT.map((name) => [`profile_change.${name}`, GUARD_PERMISSIONS.bank.view])),
  },
}
