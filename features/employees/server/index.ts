import '../errors.ts'
import { AppError } from '#kit/contract/errors.ts'
import { bulkEndpoint } from '#kit/server/bulk-endpoint.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { listEmployees, listEndingContracts, listSalaryAdjustments } from '../contract.ts'
import { type AssignSchedule, addOneEmployeeWith } from './add-employee.ts'
import { type AfterCancelledSalary, cancelSalaryAdjustmentWith } from './adjustments/cancel-adjustment.ts'
import { importSalaryAdjustmentsWith } from './adjustments/import-adjustments.ts'
import { salaryAdjustmentList } from './adjustments/list-adjustments.ts'
import type { ReadTouchedRuns } from './adjustments/locked-days.ts'
import { type ReadMinimumWage, raiseSalariesWith } from './adjustments/raise-salaries.ts'
import type { ReadRequestsAfter } from './adjustments/requests-after-end.ts'
import type { RequireOthers } from './adjustments/require-others.ts'
import { commitSheet } from './commit-import.ts'
import { downloadErrors, downloadTemplate } from './download-import-files.ts'
import { endingList } from './ending/list-ending-contracts.ts'
import { downloadEmployees, showExportColumns } from './export/export-employees.ts'
import { employeeFileEndpoints } from './files/employee-file-endpoints.ts'
import type { FollowPositions } from './follow-positions.ts'
import { deleteOneEmployee, recoverOneEmployee } from './hide-employee.ts'
import { checkAgain, showColumns } from './import/check-import.ts'
import { proposeNextNumber } from './import/propose-next-number.ts'
import type { ImportExtension } from './import-extension.ts'
import { importJob } from './import-job.ts'
import { employeeList } from './list-employees.ts'
import { departmentHeadEndpoints } from './managers/department-heads.ts'
import type { FollowLeaders } from './managers/follow-leaders.ts'
import { showOneEmployee } from './show-employee.ts'
import { updateOneEmployeeWith } from './update-employee.ts'
import { showOneImport, uploadSheet } from './upload-employees.ts'

export type { AssignSchedule } from './add-employee.ts'
export { cancelSalary } from './adjustments/cancel-adjustment.ts'
export { runsFrom } from './adjustments/locked-days.ts'
export { planRaises, type SalaryReaders } from './adjustments/raise-salaries.ts'
export { inKipOn, salaryWarnings } from './adjustments/salary-amounts.ts'
export { accountRightOf } from './bank-accounts/account-right.ts'
export { type CheckedSheet, checkEmployeeSheet } from './check-employee-sheet.ts'
export type { BadRow } from './errors-by-row.ts'
export { EMPLOYEE_FILES, forgetEmployeeFiles } from './files/attach-employee-files.ts'
export {
  employeeIdsByNumber,
  existingEmployees,
  lockPeople,
  lockPerson,
  requirePerson,
} from './find-employees.ts'
export { findSignInEmployee, hasLeft, signInName } from './find-sign-in-employee.ts'
export type { FollowPositions } from './follow-positions.ts'
export { type ImportOptions, type ImportResult, importEmployees } from './import-employees.ts'
export type {
  ExistingRow,
  ExtensionChange,
  ExtensionError,
  ExtensionRow,
  ImportColumn,
  ImportExtension,
  StoredRow,
} from './import-extension.ts'
export type { FollowLeaders, MovedEmployee } from './managers/follow-leaders.ts'
export { managerImportColumn } from './managers/manager-import-column.ts'
export { employeeNames } from './named-records.ts'
export {
  changeOwnDetails,
  changesAccount,
  checkOwnDetails,
  type OwnChanges,
  readOwnDetails,
} from './own-details.ts'
export {
  actorFace,
  JOIN_BRANCH,
  JOIN_DEPARTMENT,
  JOIN_POSITION,
  joinPerson,
  leftJoinPerson,
  ORDER_BY_EMP_NUMBER,
  orderByPersonName,
  otherPersonName,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  personName,
  SEARCH_PERSON,
} from './person.ts'
export { PERSON_REPORT } from './person-report.ts'
export {
  type AdjustmentFault,
  onSalariesEntered,
  type RecordedAdjustments,
  type RecordedSalary,
  recordSalaryAdjustments,
  type SalaryAdjustment,
} from './record-salary-adjustments.ts'
export * from './relations.ts'

export { saveLeaveAgreements } from './save-leave-agreements.ts'

interface Composition {
  importExtensions: readonly ImportExtension[]
  /** From payroll, a later feature; without it no run is locked. */
  readLockedRuns?: ReadTouchedRuns
  /** From payroll: the runs that are not approved. */
  readOpenRuns?: ReadTouchedRuns
  /** From statutory values, a later feature; without it nothing is below the minimum wage. */
  readMinimumWage?: ReadMinimumWage
  /** From schedules, a later feature; without it no schedule exists. */
  assignSchedule?: AssignSchedule
  /** From schedules; without it no schedule depends on a position. */
  followPositions?: FollowPositions
  /** From requests: those that wait for a line manager follow another one. */
  followLeaders?: FollowLeaders
  /** From leave and overtime, later features; without it nothing lies after an end date. */
  readRequestsAfter?: ReadRequestsAfter
  /** From requests: who may change the base salary of whom; without it everybody who may change salaries. */
  requireOthers?: RequireOthers
  /** From careers: closes the request of a cancelled salary. */
  afterCancelledSalary?: AfterCancelledSalary
}

export function employeesEndpoints({
  importExtensions,
  readLockedRuns = async () => [],
  readOpenRuns = async () => [],
  readMinimumWage = async () => null,
  assignSchedule = async () => {
    throw new AppError('not_found')
  },
  followPositions = async () => {},
  followLeaders = async () => {},
  readRequestsAfter = async () => [],
  requireOthers = async () => {},
  afterCancelledSalary = async () => {},
}: Composition): Endpoint[] {
  return [
    ...listEndpoints(listEndingContracts, endingList),
    ...listEndpoints(listEmployees, employeeList),
    ...employeeFileEndpoints,
    proposeNextNumber,
    showExportColumns(importExtensions),
    downloadEmployees(importExtensions),
    showOneEmployee,
    addOneEmployeeWith(assignSchedule, followPositions),
    updateOneEmployeeWith(
      readLockedRuns,
      readOpenRuns,
      readMinimumWage,
      followPositions,
      followLeaders,
      readRequestsAfter,
      requireOthers,
    ),
    ...listEndpoints(listSalaryAdjustments, salaryAdjustmentList),
    raiseSalariesWith(readLockedRuns, readMinimumWage, requireOthers),
    importSalaryAdjustmentsWith(readLockedRuns, readMinimumWage, requireOthers),
    cancelSalaryAdjustmentWith(readLockedRuns, afterCancelledSalary, requireOthers),
    ...departmentHeadEndpoints(followLeaders),
    ...[deleteOneEmployee(followLeaders), recoverOneEmployee(followLeaders)].flatMap((one) => [
      bulkEndpoint(one),
      one,
    ]),
    uploadSheet(importExtensions, readLockedRuns),
    showOneImport,
    showColumns(importExtensions),
    checkAgain(importExtensions, readLockedRuns),
    downloadErrors,
    commitSheet(
      importJob(importExtensions, { readLockedRuns, followPositions, followLeaders }),
      importExtensions,
      readLockedRuns,
    ),
    downloadTemplate(importExtensions),
  ]
}

export function employeeJobs({
  importExtensions,
  readLockedRuns = async () => [],
  followPositions = async () => {},
  followLeaders = async () => {},
}: Composition): Job<never>[] {
  return [
    importJob(importExtensions, { readLockedRuns, followPositions, followLeaders }) as unknown as Job<never>,
  ]
}
