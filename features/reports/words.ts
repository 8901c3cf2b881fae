import type { FeatureWords } from '#kit/contract/feature-words.ts'
import { reportTexts } from './locales/reports.ts'

/** How the activity log displays this feature's data. */
export const words: FeatureWords = {
  log: { la: {}, en: {} },
  reports: reportTexts,
}
