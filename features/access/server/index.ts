import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { createSecretBox } from '#kit/server/secret-box.ts'
import { createAccessLimits } from './access-limits.ts'
import { listAccountsOfEmployees } from './employee-accounts/list-employee-accounts.ts'
import { addAccountOfEmployee, setPasswordOfEmployee } from './employee-accounts/set-employee-password.ts'
import { enterOneCompany, extendOwnEntry } from './entering/enter-company.ts'
import { leaveOneCompany } from './entering/leave-company.ts'
import { forgetExpired } from './forget-expired.ts'
import { signInWithLink } from './links/sign-in-by-link.ts'
import { listOutbox, readFromOutbox } from './outbox/read-outbox.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { changeOwnPassword } from './password/change-password.ts'
import { mailResetCode } from './reset/mail-reset-code.ts'
import { requestCode } from './reset/request-code.ts'
import { resetPassword } from './reset/reset-password.ts'
import { verifyResetCode } from './reset/verify-code.ts'
import { listAllPermissions, listAllRoles } from './roles/list-roles.ts'
import { addNewRole, deleteOneRole, updateOnePermission, updateOneRole } from './roles/save-role.ts'
import {
  confirmOwnFactor,
  removeOwnFactor,
  showOwnFactor,
  startOwnFactor,
} from './second-factor/own-factor.ts'
import { sealKeptSecrets } from './second-factor/sealed-secret.ts'
import { signInWithFactor } from './second-factor/sign-in-with-factor.ts'
import { showOwnConnection } from './show-connection.ts'
import { showMe } from './show-me.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { userHelp } from './users/help-user.ts'
import { userLists } from './users/list-users.ts'
import { userChanges } from './users/save-user.ts'

export { accountExists, createAccount, type NewAccount } from './accounts.ts'
export { mailLink } from './links/make-link.ts'
export { seedAccess } from './seed-access.ts'
export { authenticate } from './sessions.ts'

/** Signing in, passwords, sessions, the second factor (with a key of 32 bytes only), users, roles, mail. */
export function accessEndpoints(db: Database, secretKey: Buffer | null = null): Endpoint[] {
  const box = secretKey && createSecretBox(secretKey)
  const limits = createAccessLimits(db)
  return [
    ...[signIn(limits), signInWithFactor(limits, box), signInWithLink(limits), signOut, showMe],
    ...[enterOneCompany, extendOwnEntry, leaveOneCompany],
    ...[changeOwnPassword(limits), requestCode(limits), verifyResetCode(limits), resetPassword(limits)],
    ...[listOwnSessions, endOwnSession, showOwnConnection],
    ...[showOwnFactor(box), startOwnFactor(limits, box)],
    ...[confirmOwnFactor(limits, box), removeOwnFactor(limits, box)],
    ...[...userLists, ...userChanges, ...userHelp(limits)],
    ...[listAllRoles, addNewRole, updateOneRole, deleteOneRole, listAllPermissions, updateOnePermission],
    ...[listAccountsOfEmployees, addAccountOfEmployee, setPasswordOfEmployee(limits)],
    ...[listOutbox, readFromOutbox],
  ]
}

/** Before the first call: what earlier versions kept in plain text is sealed. Throws where the key does not fit. */
export const sealSecrets = (db: Database, secretKey: Buffer | null): Promise<void> =>
  db.asProvider((tx) => sealKeptSecrets(tx, secretKey && createSecretBox(secretKey)))

/** Background work of this feature. */
export const accessJobs = [mailResetCode, forgetExpired] as unknown as Job<never>[]
