import {
  accessEndpoints,
  accessJobs,
  authenticate,
  employeeAccountEndpoints,
  employeeAccountJobs,
  sessionOfId,
} from '#features/access/server/index.ts'
import { activityLogEndpoints } from '#features/activity-log/server/index.ts'
import { APPROVAL_REQUEST, approvalsEndpoints } from '#features/approvals/server/index.ts'
import { attendanceEndpoints, attendanceJobs, CORRECTION_REQUEST } from '#features/attendance/server/index.ts'
import {
  careersEndpoints,
  closeRequestOfSalary,
  PROFILE_CHANGE,
  provideSalaryReaders,
} from '#features/careers/server/index.ts'
import { addCompanyWith, companiesEndpoints, listCompanyIds } from '#features/companies/server/index.ts'
import { dashboardsEndpoints } from '#features/dashboards/server/index.ts'
import { documentsEndpoints } from '#features/documents/server/index.ts'
import {
  EMPLOYEES,
  employeeJobs,
  employeesEndpoints,
  type FollowLeaders,
  findSignInEmployee,
  forgetEmployeeFiles,
  hasLeft,
  lockPerson,
  managerImportColumn,
  signInName,
} from '#features/employees/server/index.ts'
import { invoicingEndpoints } from '#features/invoicing/server/index.ts'
import {
  grantLeaveDaily,
  LEAVE_REQUEST,
  leaveEndpoints,
  leaveImportColumn,
  readApprovedLeave,
  readAwayOn,
  readLeaveAfter,
  seedLeaveTypes,
  tellExpiryDaily,
  tellMissingFilesDaily,
} from '#features/leave/server/index.ts'
import { masterDataEndpoints, masterDataJobs, seedCompanyLists } from '#features/master-data/server/index.ts'
import { noticeEndpoints, noticeJobs, tellFileReady } from '#features/notices/server/index.ts'
import { openingBalancesEndpoints } from '#features/opening-balances/server/index.ts'
import { outboxEndpoints } from '#features/outbox/server/index.ts'
import { OVERTIME_REQUEST, overtimeEndpoints, readOvertimeAfter } from '#features/overtime/server/index.ts'
import { OVERTIME_USE, overtimeUseEndpoints } from '#features/overtime-use/server/index.ts'
import { payItemEndpoints } from '#features/pay-items/server/index.ts'
import {
  payrollEndpoints,
  payrollJobs,
  readClosedRuns,
  readLockedRuns,
  readOpenRuns,
  readPaidMonths,
} from '#features/payroll/server/index.ts'
import { reportsEndpoints } from '#features/reports/server/index.ts'
import {
  createRequestEngine,
  decisionLinks,
  followBranches,
  followLeaders,
  requestJobs,
  requestsEndpoints,
  requireOthers,
} from '#features/requests/server/index.ts'
import {
  assignNewEmployee,
  followPositions,
  restDayEndpoints,
  rosterEndpoints,
  scheduleEndpoints,
  scheduleImportColumnWith,
} from '#features/schedules/server/index.ts'
import { searchEndpoints } from '#features/search/server/index.ts'
import { readLaw, statutoryValueEndpoints } from '#features/statutory-values/server/index.ts'
import { terminalJobs, terminalsEndpoints } from '#features/terminals/server/index.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { type NewsHub, NO_NEWS } from '#kit/server/events/news-hub.ts'
import { exportFileEndpoints } from '#kit/server/export-files/export-file-endpoints.ts'
import { exportFileJob } from '#kit/server/export-files/export-file-job.ts'
import { forgetExportFiles } from '#kit/server/export-files/forget-export-files.ts'
import type { Files } from '#kit/server/files/file-store.ts'
import { purgeFilesDaily } from '#kit/server/files/purge-files.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import { forgetOldKeys } from '#kit/server/idempotency.ts'
import type { Job } from '#kit/server/jobs.ts'
import { readMailSettings } from '#kit/server/mail/mail-settings.ts'
import { mailJobs } from '#kit/server/mail/queue-mail.ts'
import { savedViewEndpoints } from '#kit/server/saved-views/saved-view-endpoints.ts'
import { featureRecords } from './feature-records.ts'
import { featureWords } from './features.ts'
import { ownKinds } from './own-kinds.ts'

/** Employees for the sign-in by number. */
const SIGN_IN_EMPLOYEES = { find: findSignInEmployee, nameOf: signInName, hasLeft }

/** Extensions of the employee sheet by later features. */
const importExtensions = [scheduleImportColumnWith(readLockedRuns), leaveImportColumn, managerImportColumn]

/** The kinds of requests of all features. */
export const requestEngine = createRequestEngine({
  kinds: [
    LEAVE_REQUEST,
    OVERTIME_REQUEST,
    OVERTIME_USE,
    CORRECTION_REQUEST,
    ...ownKinds,
    PROFILE_CHANGE,
    APPROVAL_REQUEST,
  ],
  awayOn: readAwayOn,
  readLockedRuns,
})

/** In kip, of the day. */
const readMinimumWage = async (tx: Tx, day: string) => (await readLaw(tx, day)).minimumWage.amount
provideSalaryReaders({ readLockedRuns, readMinimumWage })

/** The links in mails about requests. */
export const mailLinks = decisionLinks(requestEngine)

/** Requests that wait for a line manager follow another one; those that wait for HR, the HR people of another branch. */
const followLeadersOf: FollowLeaders = async (tx, actor, moved = []) => {
  await followLeaders(tx, requestEngine, actor)
  await followBranches(tx, requestEngine, actor, moved)
}

export { authenticate, importExtensions }

/** Every call of the product. `news`: what other processes and this one have changed, for live notices. */
export function allEndpoints(
  db: Database,
  secretKey: Buffer | null = null,
  news: NewsHub = NO_NEWS,
): Endpoint[] {
  const endpoints = [
    ...accessEndpoints(db, secretKey, SIGN_IN_EMPLOYEES),
    ...employeeAccountEndpoints(db, { employees: EMPLOYEES, lock: lockPerson }),
    ...companiesEndpoints,
    addCompanyWith(async (tx, companyId) => {
      await seedCompanyLists(tx, companyId)
      await seedLeaveTypes(tx, companyId)
    }),
    ...noticeEndpoints({ db, secretKey, news }),
    ...masterDataEndpoints,
    ...employeesEndpoints({
      ...{ importExtensions, readLockedRuns, readOpenRuns, followPositions, followLeaders: followLeadersOf },
      assignSchedule: assignNewEmployee,
      readRequestsAfter: async (tx, employeeId, day) => [
        ...(await readLeaveAfter(tx, employeeId, day)),
        ...(await readOvertimeAfter(tx, employeeId, day)),
      ],
      readMinimumWage,
      requireOthers: (tx, context, ids) => requireOthers(tx, context, ids, 'salary_adjustment'),
      afterCancelledSalary: closeRequestOfSalary(requestEngine),
    }),
    ...requestsEndpoints(requestEngine, db),
    ...careersEndpoints(requestEngine),
    ...scheduleEndpoints(readLockedRuns),
    ...restDayEndpoints(readLockedRuns),
    ...rosterEndpoints({ readLockedRuns, readLeave: readApprovedLeave }),
    ...leaveEndpoints(requestEngine),
    ...overtimeEndpoints(requestEngine),
    ...attendanceEndpoints(requestEngine),
    ...overtimeUseEndpoints(requestEngine),
    ...statutoryValueEndpoints,
    ...payItemEndpoints(readClosedRuns),
    ...openingBalancesEndpoints(readPaidMonths),
    ...payrollEndpoints,
    ...invoicingEndpoints,
    ...approvalsEndpoints(db, requestEngine),
    ...terminalsEndpoints,
    ...documentsEndpoints,
    ...outboxEndpoints,
    ...reportsEndpoints,
    ...activityLogEndpoints({ words: featureWords, records: featureRecords }),
    ...dashboardsEndpoints,
    ...searchEndpoints,
    ...savedViewEndpoints,
  ]
  return [...endpoints, ...exportFileEndpoints(endpoints, makeExportFiles)]
}

let fileEndpoints: readonly Endpoint[] | undefined

/** Makes large files of lists and reports, with the calls of all features. */
export const makeExportFiles = exportFileJob({
  endpoints(db) {
    fileEndpoints ??= allEndpoints(db)
    return fileEndpoints
  },
  sessionOf: sessionOfId,
  onDone: tellFileReady,
})

/** Every kind of background job. Without a file storage, the job that deletes files is omitted. */
export function allJobs(files?: Files): Job<never>[] {
  const purge =
    files && purgeFilesDaily({ store: files.store, forget: forgetEmployeeFiles, companyIds: listCompanyIds })
  return [
    ...(purge ? [purge] : []),
    forgetOldKeys,
    forgetExportFiles,
    makeExportFiles,
    ...accessJobs,
    ...employeeAccountJobs(EMPLOYEES),
    ...mailJobs(readMailSettings()),
    ...noticeJobs,
    ...masterDataJobs,
    ...employeeJobs({
      ...{ importExtensions, readLockedRuns, followPositions, followLeaders: followLeadersOf },
    }),
    ...requestJobs(requestEngine),
    grantLeaveDaily,
    tellExpiryDaily,
    tellMissingFilesDaily,
    ...attendanceJobs,
    ...terminalJobs,
    ...payrollJobs(files),
  ] as Job<never>[]
}
