export { journalReport, MAX_MISSING, MissingAccount } from './contract/journal-report.ts'
export { registerReport } from './contract/register-report.ts'
export { AUTHORITY_REPORT, MAX_NAMES, MissingCodes, NotListed, ReportRun } from './contract/run-report.ts'
export { ssoReport } from './contract/sso-report.ts'
export { taxReport } from './contract/tax-report.ts'
export {
  downloadCertificate,
  downloadOwnCertificate,
  showOwnYear,
  showYear,
  YearOfPay,
  yearlyReport,
} from './contract/yearly-pay.ts'
