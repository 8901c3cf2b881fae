import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'
import { reportTexts } from './locales/reports.ts'

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
  reports: reportTexts,
  internal: ['emp_number', 'employee_name', 'department'].map((name) => `employee_pin.${name}`),
  needs: {
    'scan_correction.reason': 'view-clock-in-out-correction',
    'scan_correction.remark': 'view-clock-in-out-correction',
  },
}
