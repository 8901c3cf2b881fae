import '../errors.ts'
import type { RequestEngine } from '#features/requests/server/index.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { reportsOf } from '#kit/server/report/reports-of.ts'
import { listPins, listScanFiles, listUnmatchedPins, reportDays } from '../contract.ts'
import { checkScansOfSchedule } from './check-scans.ts'
import { correctByShiftWith } from './corrections/correct-by-shift.ts'
import { enterCorrectionWith } from './corrections/enter-correction.ts'
import { ownCorrectionEndpoints } from './corrections/own/index.ts'
import { cancelCorrectionWith, showOneCorrection } from './corrections/read-corrections.ts'
import { enterOutsideWith } from './outside/enter-outside-work.ts'
import { editPinEndpoints } from './pins/edit-pins.ts'
import { pinList, unmatchedPinList } from './pins/list-pins.ts'
import { uploadPinsWith } from './pins/upload-pins.ts'
import { explainDayOfEmployee, explainOwnDay } from './reports/explain-day.ts'
import { dayList } from './reports/list-days.ts'
import { showMonthOfEmployee, showOwnMonth } from './reports/show-employee-month.ts'
import { discardUnclear, mapColumns } from './scan-files/answer-question.ts'
import { downloadErrors, scanFileList, showScanFileRow } from './scan-files/list-scan-files.ts'
import { readScanFileJob } from './scan-files/read-scan-file-job.ts'
import { uploadScans } from './scan-files/upload-scan-file.ts'
import { listOwnStays } from './stayed/list-stayed-longer.ts'
import { tellStaysDaily } from './stayed/tell-stays.ts'

export { type Attlog, parseAttlog } from '../domain/parse-attlog.ts'
export { postCompOfDays, postCompTime, readProvisionalComp } from './comp/post-comp.ts'
export { CORRECTION_REQUEST } from './corrections/correction-request-kind.ts'
export { type Derived, type DeriveOptions, deriveDays } from './derivation/derive-days.ts'
export { ensureDerived } from './derivation/ensure-derived.ts'
export { hasMarkedDays } from './derivation/marked-days.ts'
export { type DayChange, WatchedDay, watchDays } from './derivation/watch-days.ts'
export { DEVICE_SCANS, type DeviceScan, storeDeviceScans } from './device-scans/store-device-scans.ts'
export { DAY_RESULTS, EMPLOYEE_PINS, OVERTIME_RESULTS, SCANS, WAITING_SCANS } from './relations.ts'
export { lastDayWithScans } from './reports/last-day-with-scans.ts'
export { EXPORTED_DAY_COLUMNS, type ExportedDay, readDaysForExport } from './reports/read-days-for-export.ts'
export { type CountedOvertime, readOvertimeOutcomes } from './reports/read-overtime-outcomes.ts'
export { type ImportedScans, type ImportOptions, importScanFile } from './scan-files/import-scan-file.ts'
export { tellStays } from './stayed/tell-stays.ts'

const reports = await reportsOf(import.meta.url)

/** The calls of attendance. */
export const attendanceEndpoints = (engine: RequestEngine): Endpoint[] => [
  uploadScans,
  ...listEndpoints(listScanFiles, scanFileList),
  showScanFileRow,
  mapColumns,
  discardUnclear,
  downloadErrors,
  uploadPinsWith(engine.readLockedRuns),
  ...listEndpoints(listPins, pinList),
  ...listEndpoints(listUnmatchedPins, unmatchedPinList),
  ...editPinEndpoints(engine.readLockedRuns),
  ...listEndpoints(reportDays, dayList),
  showMonthOfEmployee,
  showOwnMonth,
  explainDayOfEmployee,
  explainOwnDay,
  checkScansOfSchedule,
  ...reports,
  correctByShiftWith(engine.readLockedRuns),
  enterCorrectionWith(engine),
  showOneCorrection,
  cancelCorrectionWith(engine),
  ...ownCorrectionEndpoints(engine),
  listOwnStays,
  enterOutsideWith(engine),
]

export const attendanceJobs = [readScanFileJob, tellStaysDaily] as unknown as Job<never>[]
