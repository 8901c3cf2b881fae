import { accessNames } from '#features/access/server/index.ts'
import { companyNames } from '#features/companies/server/index.ts'
import { employeeNames } from '#features/employees/server/index.ts'
import { leaveNames } from '#features/leave/server/index.ts'
import { masterDataNames } from '#features/master-data/server/index.ts'
import { payItemNames } from '#features/pay-items/server/index.ts'
import { payrollNames } from '#features/payroll/server/index.ts'
import { scheduleNames } from '#features/schedules/server/index.ts'
import type { NamedRecords } from '#kit/server/named-records.ts'

/** The names of the records of all features, for the activity log. */
export const featureRecords: readonly NamedRecords[] = [
  ...[...accessNames, ...companyNames, ...masterDataNames, ...employeeNames],
  ...[...scheduleNames, ...leaveNames, ...payItemNames, ...payrollNames],
]
