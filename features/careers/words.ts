import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data. */
export const words: FeatureWords = {
  log: { la, en },
}
