import type { Access, Side } from './route.ts'

/**
 * Who passes what (specification 6), for the calls and the screens alike: one place for the administrators' exception, the sides
 * and the special menus of company 12.
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

/** Roles that open nothing of the administration by themselves. */
export const EMPLOYEE_ROLES: readonly string[] = ['employee', 'linemanager', 'hrmanager', 'director']

export const isStaffRole = (role: string): boolean => !EMPLOYEE_ROLES.includes(role)

/** The role that passes every permission of its side (specification 6: "superadmin or companyadmin, otherwise…"). */
export const FULL_ROLES = { provider: 'superadmin', company: 'companyadmin' } as const

/** Staff of the provider's, or of a company's side. Roles of one's own making count as the side's whose account they are given to. */
export function isStaffOf(
  holder: Pick<Holder, 'companyId' | 'roles'>,
  side: Exclude<Side, 'employee'>,
): boolean {
  return (holder.companyId === null) === (side === 'provider') && holder.roles.some(isStaffRole)
}

/**
 * The provider's person inside a company wears one hat: that of its administrator, and none of the provider's until they leave.
 * Nobody is inside without the permission; a superadmin needs none.
 */
export const ENTERED_ROLES: readonly string[] = [FULL_ROLES.company]
export const ENTER_PERMISSION = 'admin-company'
export const mayEnterCompanies = (holder: Pick<Holder, 'companyId' | 'roles' | 'mayDo'>): boolean =>
  isStaffOf(holder, 'provider') && hasPermission(holder, [ENTER_PERMISSION])

/** Any one of the permissions; the full role of the side needs none. */
export function hasPermission(
  holder: Pick<Holder, 'companyId' | 'roles' | 'mayDo'>,
  anyOf: readonly string[],
): boolean {
  const full = holder.companyId === null ? FULL_ROLES.provider : FULL_ROLES.company
  return holder.roles.includes(full) || anyOf.some(holder.mayDo)
}

/** Free clock-in and promotions exist for this company for good (specification 6); for the others they are a switch. */
export const ALWAYS_SPECIAL = 12

/** The free clock-in, its report and promotions are closed to everybody of a company without the switch, administrators too. */
export const passesSpecial = (holder: Holder, isSpecial: boolean | undefined): boolean =>
  !isSpecial || holder.specialMenus

/**
 * True when the holder may use a call with this access; the server and the screens ask here alike. An empty `anyOf` asks for the side
 * alone. For an employee `anyOf` names roles, for the others permissions.
 */
export function mayCall(holder: Holder, access: Access): boolean {
  if (access === 'public' || access === 'session') return true
  const { anyOf, alsoNeeds = [], side, special } = access
  if (!passesSpecial(holder, special)) return false
  if (side === 'employee') {
    const isEmployee = holder.companyId !== null && holder.isEmployee
    return isEmployee && (anyOf.length === 0 || anyOf.some((role) => holder.roles.includes(role)))
  }
  if (!isStaffOf(holder, side)) return false
  return (
    (anyOf.length === 0 || hasPermission(holder, anyOf)) &&
    alsoNeeds.every((permission) => hasPermission(holder, [permission]))
  )
}
