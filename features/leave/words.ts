import type { FeatureWords } from '#kit/contract/feature-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la, en },
  internal: ['emp_number', 'employee_name', 'leave_type', 'department', 'entry_id', 'is_overtime_use'].map(
    (name) => `leave_request.${name}`,
  ),
  needs: {
    ...Object.fromEntries(
      ['detail', 'reason', 'leave_type_id'].map((name) => [`leave_request.${name}`, 'view-e-leave']),
    ),
    'leave_entry.note': 'view-e-leave',
  },
}
