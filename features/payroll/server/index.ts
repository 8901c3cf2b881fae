import '../errors.ts'
import type { Files } from '#kit/server/files/file-store.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import * as contract from '../contract.ts'
import { confirmAccounts } from './accounts/confirm-accounts.ts'
import { transferList } from './accounts/list-transfers.ts'
import { usePresentAccount } from './accounts/use-present-account.ts'
import { cashListEndpoints } from './bank-files/cash-list.ts'
import { downloadBankFile } from './bank-files/download-bank-file.ts'
import { bankLayoutList } from './bank-files/list-bank-layouts.ts'
import {
  createBankLayout,
  deleteBankLayout,
  showBankLayout,
  updateBankLayout,
} from './bank-files/save-bank-layout.ts'
import { showBankFiles } from './bank-files/show-bank-files.ts'
import { calculationJob } from './calculation/calculation-job.ts'
import { recalculatePayslip } from './calculation/recalculate-payslip.ts'
import { showRunChanges } from './changes/show-changes.ts'
import { acceptReviews } from './checks/accept-reviews.ts'
import { includeEmployee, omitEmployee } from './checks/omit-employee.ts'
import { findDifferencesDaily } from './differences/check-differences.ts'
import { checkNow, compareNow } from './differences/check-now.ts'
import { receiveClaims, reopenClaims, writeOffClaims } from './differences/decide-claims.ts'
import { ignoreChosen, reopenChosen, settleChosen } from './differences/decide-differences.ts'
import { showState } from './differences/difference-state.ts'
import { claimList } from './differences/list-claims.ts'
import { differenceList } from './differences/list-differences.ts'
import { watchLockedDays } from './differences/record-day-changes.ts'
import { holdPayslip, payHeldPayslip, releasePayslip } from './holds/hold-payslip.ts'
import { checkPaymentDay } from './payment/check-payment-day.ts'
import { comparison } from './payslips/compare-run.ts'
import { downloadOwnPayslip, downloadPayslip } from './payslips/download-payslip.ts'
import { payslipList } from './payslips/list-payslips.ts'
import { problemList } from './payslips/list-problems.ts'
import { ownPayslipList, showOwnPayslip } from './payslips/own-payslips.ts'
import { downloadPayslipFile, makePayslipFile, showPayslipFile } from './payslips/payslip-file.ts'
import { payslipFileJob } from './payslips/payslip-file-job.ts'
import { payslipsOfEmployee } from './payslips/payslips-of-employee.ts'
import { showPayslip } from './payslips/show-payslip.ts'
import { showReadiness } from './readiness/show-readiness.ts'
import { createRunEndpoint } from './runs/create-run.ts'
import { approveRun, payRun } from './runs/decide-run.ts'
import { deleteRun } from './runs/delete-run.ts'
import { runList } from './runs/list-runs.ts'
import { showProgress, showRun } from './runs/show-run.ts'
import { startCalculation } from './runs/start-calculation.ts'
import { updateRun } from './runs/update-run.ts'
import { settlementEndpoints } from './settlements/index.ts'
import { showDayPay } from './so-far/show-day-pay.ts'
import { showOwnPaySoFar, showPaySoFar } from './so-far/show-pay-so-far.ts'
import { downloadBankList } from './workbooks/bank-list.ts'
import { downloadRegister } from './workbooks/register.ts'

export { draftOf } from '../domain/document-name.ts'
export {
  type CalculationOptions,
  type CalculationProgress,
  type CalculationResult,
  calculateRunNow,
} from './calculation/calculate-run.ts'
export { EXPORT_COLUMNS, type ExportedPayslip, readPayslipsForExport } from './export-payslips.ts'
export { payrollNames } from './named-records.ts'
export { CALCULATIONS, PAYROLL_RUNS, PAYSLIP_LINES, PAYSLIPS } from './relations.ts'
export { createRun } from './runs/create-run.ts'
export { readClosedRuns, readLockedRuns, readOpenRuns } from './runs/read-locked-runs.ts'
export { readPaidMonths } from './runs/read-paid-months.ts'
export {
  changeOpenRun,
  findRunOfPeriod,
  type RunOfPeriod,
  readRunOutcome,
} from './runs/runs-of-months.ts'

watchLockedDays()

export const payrollEndpoints: readonly Endpoint[] = [
  ...listEndpoints(contract.listRuns, runList),
  createRunEndpoint,
  showRun,
  updateRun,
  deleteRun,
  showReadiness,
  startCalculation,
  recalculatePayslip,
  showProgress,
  showRunChanges,
  approveRun,
  payRun,
  checkPaymentDay,
  ...listEndpoints(contract.listPayslips, payslipList),
  showPayslip,
  acceptReviews,
  omitEmployee,
  includeEmployee,
  holdPayslip,
  releasePayslip,
  payHeldPayslip,
  downloadPayslip,
  ...listEndpoints(contract.listProblems, problemList),
  ...listEndpoints(contract.compareRun, comparison),
  ...listEndpoints(contract.listTransfers, transferList),
  confirmAccounts,
  usePresentAccount,
  makePayslipFile,
  showPayslipFile,
  downloadPayslipFile,
  downloadRegister,
  downloadBankList,
  showBankFiles,
  downloadBankFile,
  ...cashListEndpoints,
  ...listEndpoints(contract.listBankLayouts, bankLayoutList),
  showBankLayout,
  createBankLayout,
  updateBankLayout,
  deleteBankLayout,
  ...listEndpoints(contract.listPayslipsOfEmployee, payslipsOfEmployee),
  ...listEndpoints(contract.listOwnPayslips, ownPayslipList),
  showOwnPayslip,
  downloadOwnPayslip,
  showPaySoFar,
  showOwnPaySoFar,
  showDayPay,
  ...listEndpoints(contract.listDifferences, differenceList),
  showState,
  checkNow,
  settleChosen,
  ignoreChosen,
  reopenChosen,
  ...listEndpoints(contract.listClaims, claimList),
  receiveClaims,
  writeOffClaims,
  reopenClaims,
  ...settlementEndpoints,
]

/** `files`: the store with the logos of payslips. */
export const payrollJobs = (files?: Files): readonly Job<never>[] =>
  [calculationJob, payslipFileJob(files), findDifferencesDaily, compareNow] as unknown as Job<never>[]
