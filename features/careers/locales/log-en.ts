import { EMPLOYEE_FIELDS } from '#features/employees/domain/fields/field-table.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: { profile_change: 'Change of own details' },
  fields: {
    emergency_contact: EMPLOYEE_FIELDS.emergency_contact.label.en,
    relationship: EMPLOYEE_FIELDS.relationship.label.en,
    bank_account: EMPLOYEE_FIELDS.bank_account.label.en,
    bank_account_name: EMPLOYEE_FIELDS.bank_account_name.label.en,
    profile: EMPLOYEE_FIELDS.profile.label.en,
  },
} satisfies Widen<typeof la>
