import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data. Words, amount and files of approval requests are never in the log. */
export const words: FeatureWords = {
  log: { la, en },
  needs: { 'approval.title': 'view-e-approval' },
}
