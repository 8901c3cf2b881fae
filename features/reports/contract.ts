export { MAX_MISSING, MissingAccount, UnpostedLine } from './contract/journal.report.ts'
export {
  AUTHORITY_REPORT,
  MAX_NAMES,
  MissingCodes,
  NotListed,
  ReportRun,
  Untaxed,
} from './contract/run-report.ts'
export {
  downloadCertificate,
  downloadOwnCertificate,
  showOwnYear,
  showYear,
  YearOfPay,
} from './contract/yearly-pay.ts'
