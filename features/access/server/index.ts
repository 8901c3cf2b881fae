import type { Database } from '#kit/database/database.ts'
import type { Endpoint } from '#kit/server/handler.ts'
import type { Job } from '#kit/server/jobs.ts'
import { createAccessLimits } from './access-limits.ts'
import { listAccountsOfEmployees } from './employee-accounts/list-employee-accounts.ts'
import { addAccountOfEmployee, setPasswordOfEmployee } from './employee-accounts/set-employee-password.ts'
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
import { signInWithFactor } from './second-factor/sign-in-with-factor.ts'
import { showMe } from './show-me.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { userHelp } from './users/help-user.ts'
import { userLists } from './users/list-users.ts'
import { userChanges } from './users/save-user.ts'

export { accountExists, createAccount, type NewAccount } from './accounts.ts'
export { seedAccess } from './seed-access.ts'
export { authenticate } from './sessions.ts'

/** Signing in, passwords, sessions, the second factor, users, roles, mail. */
export function accessEndpoints(db: Database): Endpoint[] {
  const limits = createAccessLimits(db)
  return [
    ...[signIn(limits), signInWithFactor(limits), signOut, showMe],
    ...[changeOwnPassword(limits), requestCode(limits), verifyResetCode(limits), resetPassword(limits)],
    ...[listOwnSessions, endOwnSession],
    ...[showOwnFactor, startOwnFactor(limits), confirmOwnFactor(limits), removeOwnFactor(limits)],
    ...[...userLists, ...userChanges, ...userHelp(limits)],
    ...[listAllRoles, addNewRole, updateOneRole, deleteOneRole, listAllPermissions, updateOnePermission],
    ...[listAccountsOfEmployees, addAccountOfEmployee, setPasswordOfEmployee],
    ...[listOutbox, readFromOutbox],
  ]
}

/** Background work of this feature. */
export const accessJobs = [mailResetCode] as unknown as Job<never>[]
