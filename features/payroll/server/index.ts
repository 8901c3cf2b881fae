import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { calculationJob } from './calculation/calculation-job.ts'
import { lawEndpoints } from './law/law-endpoints.ts'
import { compareRun } from './payslips/compare-run.ts'
import { downloadOwnPayslip, downloadPayslip } from './payslips/download-payslip.ts'
import { listPayslips } from './payslips/list-payslips.ts'
import { listOwnPayslips, showOwnPayslip } from './payslips/own-payslips.ts'
import { downloadPayslipFile, makePayslipFile, showPayslipFile } from './payslips/payslip-file.ts'
import { payslipFileJob } from './payslips/payslip-file-job.ts'
import { listProblems, showPayslip } from './payslips/show-payslip.ts'
import { createRunEndpoint } from './runs/create-run.ts'
import { approveRun, payRun } from './runs/decide-run.ts'
import { deleteRun } from './runs/delete-run.ts'
import { listRuns } from './runs/list-runs.ts'
import { showProgress, showRun } from './runs/show-run.ts'
import { startCalculation } from './runs/start-calculation.ts'
import { updateRun } from './runs/update-run.ts'
import { downloadBankList } from './workbooks/bank-list.ts'
import { downloadRegister } from './workbooks/register.ts'

export {
  type CalculationOptions,
  type CalculationProgress,
  type CalculationResult,
  calculateRunNow,
} from './calculation/calculate-run.ts'
export { seedStatutoryValues } from './calculation/law-values.ts'
export { EXPORT_COLUMNS, type ExportedPayslip, readPayslipsForExport } from './export-payslips.ts'
export { createRun } from './runs/create-run.ts'
export { readLockedRuns } from './runs/read-locked-runs.ts'

export const payrollEndpoints: readonly Endpoint[] = [
  listRuns,
  createRunEndpoint,
  showRun,
  updateRun,
  deleteRun,
  startCalculation,
  showProgress,
  approveRun,
  payRun,
  listPayslips,
  showPayslip,
  downloadPayslip,
  listProblems,
  compareRun,
  makePayslipFile,
  showPayslipFile,
  downloadPayslipFile,
  downloadRegister,
  downloadBankList,
  listOwnPayslips,
  showOwnPayslip,
  downloadOwnPayslip,
  ...lawEndpoints,
]

export const payrollJobs: readonly Job<never>[] = [calculationJob, payslipFileJob] as unknown as Job<never>[]
