import { lazyPart } from '#kit/web/load-file.ts'
import type { ScreenMap } from '#kit/web/screen.ts'

export { provideAccountNoticePart } from './profile/notice-part.ts'

/** The screens of this feature by route name. */
export const screens = {
  'access.denied': () => import('./AccessDeniedScreen.tsx'),
  'second.factor': () => import('./profile/SetUpFactorScreen.tsx'),
  changePassword: () => import('./password/ChangePasswordScreen.tsx'),
  'reset.password.index': () => import('./reset/ResetPasswordScreen.tsx'),
  'verify.code.index': () => import('./reset/VerifyCodeScreen.tsx'),
  confirmResetPassword: () => import('./reset/ResetNewPasswordScreen.tsx'),
  ForgotPasswordSuccess: () => import('./reset/ResetDoneScreen.tsx'),
  profile: () => import('./profile/ProfileScreen.tsx'),
  'userAdmin.index': () => import('./users/AdminUserListScreen.tsx'),
  'userAdmin.create': () => import('./users/AdminUserCreateScreen.tsx'),
  'companyUser.index': () => import('./users/CompanyUserListScreen.tsx'),
  'companyUser.create': () => import('./users/CompanyUserCreateScreen.tsx'),
  'companyRole.index': () => import('./roles/CompanyRoleListScreen.tsx'),
  'companyRole.create': () => import('./roles/CompanyRoleCreateScreen.tsx'),
  'change.password.index': () => import('./users/EmployeePasswordScreen.tsx'),
  'role.index': () => import('./roles/RoleListScreen.tsx'),
  'role.create': () => import('./roles/RoleCreateScreen.tsx'),
  'permission.index': () => import('./roles/PermissionListScreen.tsx'),
  'permission.create': () => import('./roles/PermissionCreateScreen.tsx'),
  'auth.token': () => import('./links/SignInLinkScreen.tsx'),
} satisfies ScreenMap

/** Accounts and printed slips for selected employees, for lists of later features. */
export const SlipsDialog = lazyPart(() => import('./slips/SlipsDialog.tsx'))

/** The dialog to change one's own password, for the top bars. */
export const ChangePasswordDialog = lazyPart(() => import('./password/ChangePasswordDialog.tsx'))

/** Ends the session on the server and on this device; on this device even if the server does not answer. */
export async function signOut(): Promise<void> {
  await (await import('./sign-out.ts')).signOut()
}

/** The provider's user enters a company, stays another hour, or leaves it. Throws `ApiError`. */
export const entering = () => import('./entering.ts')
