import type { FeatureWords, LogLabels } from '#kit/contract/feature-words.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { fieldLabels, GUARDED_FIELDS } from './domain/fields/field-words.ts'
import en from './locales/log-en.ts'
import la from './locales/log-la.ts'

/** The labels of the field table, and those of other values. */
function withFields(language: Language, labels: LogLabels): LogLabels {
  const { fields, values } = fieldLabels(language)
  return { ...labels, fields: { ...fields, ...labels.fields }, values: { ...values, ...labels.values } }
}

/** How the activity log displays this feature's data, and which fields it withholds. */
export const words: FeatureWords = {
  log: { la: withFields('la', la), en: withFields('en', en) },
  money: ['base_salary', 'baseSalary', 'target_salary', 'benefits.amount', 'employee.benefits'],
  internal: [
    // Of a person who is also named by id.
    'employee_other_name',
    'employee_picture',
    'employee.withheld',
    // The file of `resumeFile`, which is given by name.
    ...['employee.resume', 'resume.bytes', 'resume.type', 'resume.name'],
    ...[
      'employee.position',
      'employee.branch',
      'employee.department',
      'employee.level',
      'employee.manager',
      'employee.bank_name',
    ],
    ...['employee.province', 'employee.district', 'benefits.type', 'salary_adjustment.line'],
  ],
  sameValues: { nationality_id: 'nationality' },
  needs: {
    ...Object.fromEntries(
      [
        ...['base_salary', 'baseSalary', 'salaryCurrency', 'salary', 'salaries', 'target_salary'],
        'salary_adjustment.*',
      ].map((name) => [name, 'view-salary']),
    ),
    ...GUARDED_FIELDS,
    'employee.province': 'view-employee',
    'employee.district': 'view-employee',
    card_id: 'view-employee',
    birth_date: 'view-employee',
  },
}
