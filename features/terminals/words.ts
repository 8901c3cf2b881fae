import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
}
