/** A kind of record that entries of the log refer to, and how one of it is called. */
export interface NamedKind {
  table: string
  /** SQL of the name, in Lao and in English. */
  la: string
  en: string
  /** The column that refers to it. */
  key: string
  /** `company`: a table of each company; `directory`: the provider's or a company's rows; `all`: the same for everybody. */
  owner: 'company' | 'directory' | 'all'
  /** The fields of entries and the filters of exports that hold its key. */
  fields: readonly string[]
  /** The fields hold an object that has its values by keys. */
  isKeyed?: boolean
  /** Further entities of the log whose number is the key of such a record. */
  entities?: readonly string[]
}

const kind = (table: string, name: string, fields: readonly string[] = []): NamedKind => ({
  ...{ table, la: name, en: name, key: 'id', owner: 'company', fields },
})
const NAMES = { la: 'name_la', en: "coalesce(nullif(name_en, ''), name_la)" }

/**
 * By the tables' names alone: what a number of the log stands for is asked in the log's own query, so that the features that wrote it
 * need not be known here.
 */
export const NAMED_KINDS: readonly NamedKind[] = [
  kind('employee', "concat_ws(' ', emp_number, name, surname)", ['employee_id']),
  kind('branch', 'name', ['branch_id', 'company_branch_id']),
  kind('department', 'name', ['department_id', 'company_department_id']),
  kind('position', 'name', ['position_id', 'positionId']),
  kind('employee_level', 'name', ['level_id']),
  kind('job_title', 'name', ['job_title_id']),
  kind('education_level', 'name', ['education_level_id']),
  kind('leave_type', 'name', ['leave_type_id']),
  { ...kind('benefit_type', 'name', ['benefits']), isKeyed: true },
  kind('schedule', 'name', ['schedule_id']),
  {
    ...kind('payroll_run', 'title', ['run_id', 'payroll_run_id']),
    entities: ['month', 'payrolls-item/register', 'payrolls-item/bank-list'],
  },
  ...['deduction_type', 'holiday_type', 'contact_kind', 'document_type', 'expense_type'].map((table) =>
    kind(table, 'name'),
  ),
  ...['promotion_plan', 'product', 'project'].map((table) => kind(table, 'name')),
  { ...kind('rest_day', ''), ...NAMES },
  {
    ...kind('account', 'name', ['account_id']),
    owner: 'directory',
    entities: ['password', 'second_factor', 'sign_in_link'],
  },
  { ...kind('company', 'name', ['company_id']), key: 'company_id', owner: 'directory' },
  { ...kind('bank', 'short_name', ['bank_id']), owner: 'all' },
  { ...kind('business_type', 'name', ['business_type_id']), owner: 'all' },
  { ...kind('currency', 'name'), owner: 'all' },
  { ...kind('exchange_rate', 'name'), owner: 'all' },
  { ...kind('province', ''), ...NAMES, key: 'code', owner: 'all', fields: ['province_code', 'province_id'] },
  { ...kind('district', ''), ...NAMES, key: 'code', owner: 'all', fields: ['district_code', 'district_id'] },
  {
    ...kind('role', '', ['role_ids', 'roleId', 'role_id']),
    ...{ la: 'display_name_la', en: 'display_name_en', owner: 'all' },
  },
  {
    ...kind('role', '', ['roles']),
    ...{ la: 'display_name_la', en: 'display_name_en', key: 'name', owner: 'all' },
  },
  {
    ...kind('permission', '', ['permissions']),
    ...{ la: 'display_name_la', en: 'display_name_en', key: 'name', owner: 'all' },
  },
]
