import type { Access, Side } from './route.ts'

/**
 * The access rules (specification 6), shared by calls and screens: the administrators' exception, the sides and
 * the special menus of company 12.
 */
export interface Holder {
  /** Null for the provider's staff. */
  companyId: number | null
  /** The account is an employee's. */
  isEmployee: boolean
  /** Role names. */
  roles: readonly string[]
  mayDo: (permission: string) => boolean
  /** The company's switch for free clock-in and promotions; on for company 12. */
  specialMenus: boolean
}

/** Roles that give no access to the administration. */
export const EMPLOYEE_ROLES: readonly string[] = ['employee', 'linemanager', 'hrmanager', 'director']

export const isStaffRole = (role: string): boolean => !EMPLOYEE_ROLES.includes(role)

/**
 * The role that has every permission of its side (specification 6: "superadmin or companyadmin, otherwise…").
 */
export const FULL_ROLES = { provider: 'superadmin', company: 'companyadmin' } as const

/**
 * Whether the holder is staff of the provider or of a company. A custom role belongs to the side of the
 * account that has it.
 */
export function isStaffOf(
  holder: Pick<Holder, 'companyId' | 'roles'>,
  side: Exclude<Side, 'employee' | 'member'>,
): boolean {
  return (holder.companyId === null) === (side === 'provider') && holder.roles.some(isStaffRole)
}

/**
 * While a person of the provider is inside a company, they have only the role of its administrator and none of
 * the provider's roles. Entering requires the permission; a superadmin does not need it.
 */
export const ENTERED_ROLES: readonly string[] = [FULL_ROLES.company]
export const ENTER_PERMISSION = 'admin-company'
export const mayEnterCompanies = (holder: Pick<Holder, 'companyId' | 'roles' | 'mayDo'>): boolean =>
  isStaffOf(holder, 'provider') && hasPermission(holder, [ENTER_PERMISSION])

/** Whether the holder has any of the permissions. The full role of the side has all of them. */
export function hasPermission(
  holder: Pick<Holder, 'companyId' | 'roles' | 'mayDo'>,
  anyOf: readonly string[],
): boolean {
  const full = holder.companyId === null ? FULL_ROLES.provider : FULL_ROLES.company
  return holder.roles.includes(full) || anyOf.some(holder.mayDo)
}

/**
 * Free clock-in and promotions are always on for this company (specification 6); other companies have a
 * switch.
 */
export const ALWAYS_SPECIAL = 12

/**
 * Free clock-in, its report and promotions are closed to all users of a company without the switch,
 * administrators included.
 */
export const passesSpecial = (holder: Holder, isSpecial: boolean | undefined): boolean =>
  !isSpecial || holder.specialMenus

/**
 * Whether the user can use a call with this access, for the server and the screens. An empty `anyOf` only requires
 * the side. For an employee `anyOf` contains roles, for the others permissions; for `member` it is empty, and the call answers what
 * concerns the user.
 */
export function mayCall(holder: Holder, access: Access): boolean {
  if (access === 'public' || access === 'session') return true
  const { anyOf, alsoNeeds = [], side, special } = access
  if (!passesSpecial(holder, special)) return false
  const isEmployee = holder.companyId !== null && holder.isEmployee
  if (side === 'member') return isEmployee || isStaffOf(holder, 'company')
  if (side === 'employee') {
    return isEmployee && (anyOf.length === 0 || anyOf.some((role) => holder.roles.includes(role)))
  }
  if (!isStaffOf(holder, side)) return false
  return (
    (anyOf.length === 0 || hasPermission(holder, anyOf)) &&
    alsoNeeds.every((permission) => hasPermission(holder, [permission]))
  )
}
