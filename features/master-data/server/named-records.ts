import { NAMES_IN_BOTH, type NamedRecords, namedRecords } from '#kit/server/named-records.ts'

const place = { ...NAMES_IN_BOTH, key: 'code', scope: 'all' } as const

/** Names of this feature's records in the activity log. */
export const masterDataNames: readonly NamedRecords[] = [
  namedRecords({ from: 'branch' }, { fields: ['branch_id', 'company_branch_id'] }),
  namedRecords({ from: 'department' }, { fields: ['department_id', 'company_department_id'] }),
  namedRecords({ from: 'position' }, { fields: ['position_id', 'positionId'] }),
  namedRecords({ from: 'employee_level' }, { fields: ['level_id'] }),
  namedRecords({ from: 'job_title' }, { fields: ['job_title_id'] }),
  namedRecords({ from: 'education_level' }, { fields: ['education_level_id'] }),
  namedRecords({ from: 'benefit_type' }, { fields: ['benefits'], isKeyed: true }),
  namedRecords({ from: 'deduction_type' }),
  namedRecords({ from: 'holiday_type' }),
  namedRecords({ from: 'contact_kind' }),
  namedRecords({ from: 'document_type' }),
  namedRecords({ from: 'expense_type' }),
  namedRecords({ from: 'promotion_plan' }),
  namedRecords({ from: 'product' }),
  namedRecords({ from: 'project' }),
  namedRecords({ from: 'rest_day' }, NAMES_IN_BOTH),
  namedRecords({ from: 'bank', name: 'short_name' }, { fields: ['bank_id'], scope: 'all' }),
  namedRecords({ from: 'currency' }, { scope: 'all' }),
  namedRecords({ from: 'exchange_rate' }, { scope: 'all' }),
  namedRecords({ from: 'province' }, { ...place, fields: ['province_code', 'province_id'] }),
  namedRecords({ from: 'district' }, { ...place, fields: ['district_code', 'district_id'] }),
]
