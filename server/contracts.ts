import * as access from '#features/access/contract.ts'
import * as activityLog from '#features/activity-log/contract.ts'
import * as attendance from '#features/attendance/contract.ts'
import * as companies from '#features/companies/contract.ts'
import * as dashboards from '#features/dashboards/contract.ts'
import * as documents from '#features/documents/contract.ts'
import * as employees from '#features/employees/contract.ts'
import * as invoicing from '#features/invoicing/contract.ts'
import * as leave from '#features/leave/contract.ts'
import * as masterData from '#features/master-data/contract.ts'
import * as outbox from '#features/outbox/contract.ts'
import * as overtime from '#features/overtime/contract.ts'
import * as payroll from '#features/payroll/contract.ts'
import * as reports from '#features/reports/contract.ts'
import * as schedules from '#features/schedules/contract.ts'
import * as statutoryValues from '#features/statutory-values/contract.ts'
import * as lists from '#kit/contract/lists.ts'
import * as masterDataRoutes from '#kit/contract/master-data-routes.ts'

/**
 * Modules whose exported schemas name the components of the OpenAPI document. Of two equal schemas, the first
 * is used.
 */
export const contracts: Readonly<Record<string, unknown>>[] = [
  lists,
  masterDataRoutes,
  access,
  companies,
  masterData,
  employees,
  schedules,
  leave,
  overtime,
  attendance,
  statutoryValues,
  payroll,
  invoicing,
  documents,
  outbox,
  reports,
  activityLog,
  dashboards,
]
