import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** What the activity log shows of this feature's data, and what it withholds. */
export const words: FeatureWords = {
  log: { la, en },
}
