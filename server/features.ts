import * as access from '#features/access/contract.ts'
import { words as accessWords } from '#features/access/words.ts'
import * as activityLog from '#features/activity-log/contract.ts'
import { words as activityLogWords } from '#features/activity-log/words.ts'
import * as approvals from '#features/approvals/contract.ts'
import { words as approvalsWords } from '#features/approvals/words.ts'
import * as attendance from '#features/attendance/contract.ts'
import { words as attendanceWords } from '#features/attendance/words.ts'
import * as careers from '#features/careers/contract.ts'
import { words as careersWords } from '#features/careers/words.ts'
import * as companies from '#features/companies/contract.ts'
import { words as companiesWords } from '#features/companies/words.ts'
import * as dashboards from '#features/dashboards/contract.ts'
import * as documents from '#features/documents/contract.ts'
import { words as documentsWords } from '#features/documents/words.ts'
import * as employees from '#features/employees/contract.ts'
import { words as employeesWords } from '#features/employees/words.ts'
import * as invoicing from '#features/invoicing/contract.ts'
import { words as invoicingWords } from '#features/invoicing/words.ts'
import * as leave from '#features/leave/contract.ts'
import { words as leaveWords } from '#features/leave/words.ts'
import * as masterData from '#features/master-data/contract.ts'
import { words as masterDataWords } from '#features/master-data/words.ts'
import * as notices from '#features/notices/contract.ts'
import * as openingBalances from '#features/opening-balances/contract.ts'
import { words as openingBalancesWords } from '#features/opening-balances/words.ts'
import * as outbox from '#features/outbox/contract.ts'
import { words as outboxWords } from '#features/outbox/words.ts'
import * as overtime from '#features/overtime/contract.ts'
import { words as overtimeWords } from '#features/overtime/words.ts'
import * as overtimeUse from '#features/overtime-use/contract.ts'
import { words as overtimeUseWords } from '#features/overtime-use/words.ts'
import * as payItems from '#features/pay-items/contract.ts'
import { words as payItemsWords } from '#features/pay-items/words.ts'
import * as payroll from '#features/payroll/contract.ts'
import { words as payrollWords } from '#features/payroll/words.ts'
import * as reports from '#features/reports/contract.ts'
import { words as reportsWords } from '#features/reports/words.ts'
import * as requests from '#features/requests/contract.ts'
import { ownRequestWords } from '#features/requests/domain/own-request-words.ts'
import { words as requestsWords } from '#features/requests/words.ts'
import * as schedules from '#features/schedules/contract.ts'
import { words as schedulesWords } from '#features/schedules/words.ts'
import * as search from '#features/search/contract.ts'
import * as statutoryValues from '#features/statutory-values/contract.ts'
import { words as statutoryValuesWords } from '#features/statutory-values/words.ts'
import * as terminals from '#features/terminals/contract.ts'
import { words as terminalsWords } from '#features/terminals/words.ts'
import type { FeatureWords } from '#kit/contract/feature-words.ts'
import * as lists from '#kit/contract/lists.ts'
import * as masterDataRoutes from '#kit/contract/master-data-routes.ts'
import { ownRequests } from './own-kinds.ts'

type Contract = Readonly<Record<string, unknown>>

interface Feature {
  contract: Contract
  /** Its words in the log; a feature without records of its own has none. */
  words?: FeatureWords
}

/** All features in their order, each once: a new feature has its line here. */
const features: readonly Feature[] = [
  { contract: access, words: accessWords },
  { contract: companies, words: companiesWords },
  { contract: notices },
  { contract: masterData, words: masterDataWords },
  { contract: employees, words: employeesWords },
  { contract: requests, words: requestsWords },
  { contract: careers, words: careersWords },
  { contract: schedules, words: schedulesWords },
  { contract: leave, words: leaveWords },
  { contract: overtime, words: overtimeWords },
  { contract: attendance, words: attendanceWords },
  { contract: overtimeUse, words: overtimeUseWords },
  { contract: statutoryValues, words: statutoryValuesWords },
  { contract: payItems, words: payItemsWords },
  { contract: payroll, words: payrollWords },
  { contract: invoicing, words: invoicingWords },
  { contract: openingBalances, words: openingBalancesWords },
  { contract: approvals, words: approvalsWords },
  { contract: terminals, words: terminalsWords },
  { contract: documents, words: documentsWords },
  { contract: outbox, words: outboxWords },
  { contract: reports, words: reportsWords },
  { contract: activityLog, words: activityLogWords },
  { contract: dashboards },
  { contract: search },
]

/**
 * Modules whose exported schemas name the components of the OpenAPI document. Of two equal schemas, the first
 * is used.
 */
export const contracts: Contract[] = [lists, masterDataRoutes, ...features.map(({ contract }) => contract)]

/** The words of all features, in order. */
export const featureWords: readonly FeatureWords[] = [
  ...features.flatMap(({ words }) => (words ? [words] : [])),
  ...ownRequests.map(ownRequestWords),
]
