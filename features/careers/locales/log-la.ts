import { EMPLOYEE_FIELDS } from '#features/employees/domain/fields/field-table.ts'

/** Words of the activity log in Lao. */
export default {
  entities: { profile_change: 'ການຂໍແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ' },
  fields: {
    emergency_contact: EMPLOYEE_FIELDS.emergency_contact.label.la,
    relationship: EMPLOYEE_FIELDS.relationship.label.la,
    bank_account: EMPLOYEE_FIELDS.bank_account.label.la,
    bank_account_name: EMPLOYEE_FIELDS.bank_account_name.label.la,
    profile: EMPLOYEE_FIELDS.profile.label.la,
  },
}
