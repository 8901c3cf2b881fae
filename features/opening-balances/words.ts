import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
  money: ['gross', 'employee_sso', 'employer_sso', 'taxable', 'tax', 'net'].map(
    (name) => `opening_balance.${name}`,
  ),
  needs: { 'opening_balance.*': 'view-salary' },
}
