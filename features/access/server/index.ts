import '../errors.ts'
import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { listEndpoints } from '#kit/server/list/list-endpoints.ts'
import { createSecretBox } from '#kit/server/secret-box.ts'
import { listEmployeeAccounts } from '../contract/employee-accounts.ts'
import { listPermissions, listRoles } from '../contract/roles.ts'
import { createAccessLimits } from './access-limits.ts'
import { addAccountOfEmployee, type EmployeeSource } from './employee-accounts/add-employee-account.ts'
import { employeeAccountList } from './employee-accounts/list-employee-accounts.ts'
import { setPasswordOfEmployee } from './employee-accounts/set-employee-password.ts'
import { NO_EMPLOYEES, type SignInEmployees } from './employee-source.ts'
import { companyPeopleOnly } from './entering/company-people-only.ts'
import { enterOneCompany, extendOwnEntry } from './entering/enter-company.ts'
import { leaveOneCompany } from './entering/leave-company.ts'
import { forgetExpired } from './forget-expired.ts'
import { closeLeaversDaily } from './leavers/close-leavers.ts'
import { signInWithLink } from './links/sign-in-by-link.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { changeOwnPassword } from './password/change-password.ts'
import { listOwnGivenPasswords } from './password/given-passwords.ts'
import { showOwnPreparation, whenPrepared } from './preparation.ts'
import { mailResetCode } from './reset/mail-reset-code.ts'
import { requestCode } from './reset/request-code.ts'
import { resetPassword } from './reset/reset-password.ts'
import { verifyResetCode } from './reset/verify-code.ts'
import { companyRoles } from './roles/company-roles.ts'
import { permissionList, roleList } from './roles/list-roles.ts'
import { addNewRole, deleteOneRole, updateOnePermission, updateOneRole } from './roles/save-role.ts'
import {
  confirmOwnFactor,
  removeOwnFactor,
  showOwnFactor,
  startOwnFactor,
} from './second-factor/own-factor.ts'
import { noteFactorsAvailable } from './second-factor/required-factor.ts'
import { encryptStoredSecrets } from './second-factor/sealed-secret.ts'
import { signInWithFactor } from './second-factor/sign-in-with-factor.ts'
import { writeRefusal } from './security-log/note-refusal.ts'
import { withCookie } from './session-in-cookie.ts'
import { showOwnConnection } from './show-connection.ts'
import { showMe } from './show-me.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { giveOneTimePasswordTo } from './slips/give-one-time-password.ts'
import { slipJob } from './slips/make-slip-accounts.ts'
import { downloadOneBatch, showOneBatch, startSlips } from './slips/slip-batch.ts'
import { userHelp } from './users/help-user.ts'
import { userLists } from './users/list-users.ts'
import { userChanges } from './users/save-user.ts'

export { accountExists, createAccount, type NewAccount } from './accounts.ts'
export { endSessionsOfCompany } from './end-sessions.ts'
export { lockActiveAccount } from './find-account.ts'
export { mailLink } from './links/make-link.ts'
export { publicPage } from './links/public-page.ts'
export { accessNames } from './named-records.ts'
export { createLimit } from './rate-limits.ts'
export {
  ACCOUNTS,
  LIVE_SESSIONS,
  PERMISSIONS_OF_ACCOUNTS,
  ROLES,
  ROLES_OF_ACCOUNTS,
  SESSION_USES,
} from './relations.ts'
export { areFactorsAvailable } from './second-factor/required-factor.ts'
export { hashSecret, newSecret } from './secret-tokens.ts'
export { seedAccess } from './seed-access.ts'
export { rightsOfAccount } from './session-of-account.ts'
export { authenticate, openSession, sessionOfId } from './sessions.ts'

/** Sign-in, passwords, sessions, the second factor (only with a key of 32 bytes), users, roles. */
export function accessEndpoints(
  db: Database,
  secretKey: Buffer | null = null,
  employees: SignInEmployees = NO_EMPLOYEES,
): Endpoint[] {
  const box = secretKey && createSecretBox(secretKey)
  const limits = createAccessLimits(db)
  return [
    ...[signIn(limits, employees), signInWithFactor(limits, box), signInWithLink(limits)]
      .map(withCookie)
      .map(whenPrepared),
    ...[showOwnPreparation, signOut, showMe],
    ...[enterOneCompany(limits, box), extendOwnEntry, leaveOneCompany],
    ...[changeOwnPassword(limits), requestCode(limits), ...verifyResetCode(limits), resetPassword(limits)],
    ...[listOwnSessions, endOwnSession, showOwnConnection, listOwnGivenPasswords],
    ...[showOwnFactor(box), startOwnFactor(limits, box)],
    ...[confirmOwnFactor(limits, box), removeOwnFactor(limits, box)],
    ...userLists,
    ...[...userChanges(limits, box), ...userHelp(limits)].map(companyPeopleOnly),
    ...listEndpoints(listRoles, roleList),
    ...[addNewRole, updateOneRole, deleteOneRole],
    ...listEndpoints(listPermissions, permissionList),
    updateOnePermission,
    ...companyRoles,
  ]
}

/** The accounts of a company's employees. The employees belong to a later feature and are a parameter. */
export function employeeAccountEndpoints(db: Database, source: EmployeeSource): Endpoint[] {
  const limits = createAccessLimits(db)
  return [
    ...listEndpoints(listEmployeeAccounts, employeeAccountList(source.employees)),
    ...[addAccountOfEmployee(source, limits), setPasswordOfEmployee(limits)].map(companyPeopleOnly),
    ...[giveOneTimePasswordTo(source, limits), startSlips, downloadOneBatch].map(companyPeopleOnly),
    showOneBatch,
  ]
}

/**
 * Call before the first request: encrypts secrets that earlier versions stored in plain text, and with a key allows
 * required second factors. Throws if the key is wrong.
 */
export const prepareFactors = (db: Database, secretKey: Buffer | null): Promise<void> =>
  db.asProvider(async (tx) => {
    await encryptStoredSecrets(tx, secretKey && createSecretBox(secretKey))
    await noteFactorsAvailable(tx, secretKey !== null)
  })

/** Background work of this feature. */
export const accessJobs = [mailResetCode, writeRefusal, forgetExpired] as unknown as Job<never>[]

/** Background work with the employees, a later feature. `employees`: their relation. */
export const employeeAccountJobs = (employees: string) =>
  [slipJob(employees), closeLeaversDaily(employees)] as unknown as Job<never>[]
