import { ownRequestPreviews } from './own-requests.test-data.ts'

const NO_SECRET =
  'nobody here has the secret that it needs; the feature’s own tests read its entry of the log'
const VIEW = 'how an account likes to see a list; no record of the company'
const TOLD = 'how an account is told of something, and what it has read; no record of the company'
const SHOWS = 'shows what would be and keeps nothing'

/** Calls other than GET that write nothing to the log here, with the reason. */
export const UNLOGGED: Record<string, string> = {
  'post /api/auth/login': NO_SECRET,
  'post /api/auth/second-factor/login': NO_SECRET,
  'post /api/auth/second-factor/start': NO_SECRET,
  'post /api/auth/second-factor/confirm': NO_SECRET,
  'post /api/auth/second-factor/remove': NO_SECRET,
  'post /api/reset-my-password': NO_SECRET,
  'post /api/user/change/password': NO_SECRET,
  'post /api/send-request-verification-code': 'mails a code; the reset that it allows is logged',
  'post /api/verify-code': NO_SECRET,
  'post /api/admin/tax/preview': SHOWS,
  'post /api/admin/social-security/preview': SHOWS,
  'post /api/admin/village/import': 'checks a file; what is taken over from it is logged',
  'post /api/auth/link': NO_SECRET,
  'post /api/decision-link/show': SHOWS,
  'post /api/decision-link/decide': NO_SECRET,
  'post /api/company/sign-in-slip/{slip_batch_id}/slips.pdf': NO_SECRET,
  'post /api/restDay/effect': SHOWS,
  'post /api/payrolls-item/variable-pay/file': SHOWS,
  'post /api/opening-balances/file': SHOWS,
  'post /api/employee-roster/check': SHOWS,
  'post /api/e-leave/entry/copy': SHOWS,
  'post /api/e-leave/entry/file': SHOWS,
  'post /api/employee/ot/entry/copy': SHOWS,
  'post /api/employee/ot/entry/holidays': SHOWS,
  'post /api/employee/roster/notice/seen': 'what an employee has looked at; no record of the company',
  'post /api/employee/ot/entry/file': SHOWS,
  'post /api/employee/leave/preview': SHOWS,
  'post /api/employee/overtime-request/preview': SHOWS,
  'post /api/employee/overtime-use/preview': SHOWS,
  'post /api/employee/using/ot/month':
    'posts nothing here; what it posts is logged (overtime-months.test.ts)',
  'post /api/employee/scan-correction/preview': SHOWS,
  ...Object.fromEntries(ownRequestPreviews.map((route) => [route, SHOWS])),
  'post /api/restDay/{id}/recover': 'days off are taken away for good',
  'post /api/restDay/bulk/recover': 'days off are taken away for good',
  'post /api/saved-view': VIEW,
  'put /api/saved-view/{id}': VIEW,
  'delete /api/saved-view/{id}': VIEW,
  'post /api/notices/read': TOLD,
  'put /api/notices/preferences': TOLD,
  'post /api/notices/push': TOLD,
  'post /api/notices/push/end': TOLD,
  'post /api/export-file': 'makes a file for the account alone; its download is logged',
  'delete /api/export-file/{id}': 'deletes a file that nobody else could read',
  'post /api/employee/picture-file': 'keeps a file until an employee is saved with it, which is logged',
  'post /api/company/logo-file': 'keeps a file until the settings are saved with it, which is logged',
  'post /api/employee/resume-file': 'keeps a file until an employee is saved with it, which is logged',
  'post /api/employee/e-approve/file':
    'keeps a file until an approval request is saved with it, which is logged',
  'post /api/employee/profile-change/picture-file':
    'keeps a picture until a change of own details is saved with it, which is logged',
  'post /api/leave/file': 'keeps a file until a leave is saved with it, which is logged',
  'post /api/employee/import': 'checks a file; what is taken over from it is logged',
  'post /api/employee/import/{id}/check': 'checks a file; what is taken over from it is logged',
}
