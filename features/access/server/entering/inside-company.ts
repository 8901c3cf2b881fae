import { z } from 'zod'
import { ENTERED_ROLES, mayEnterCompanies } from '#kit/contract/access-rules.ts'
import { Id } from '#kit/contract/scalars.ts'
import { Count, Timestamp } from '#kit/database/row-types.ts'
import type { Session } from '#kit/server/session.ts'
import type { AuthUser } from '../../contract/sign-in.ts'
import { COMPANY_PERMISSIONS } from '../permissions.ts'

/** The columns about the company that a session has entered: `s` is the session, `e` that company. */
export const COLUMNS_INSIDE = `
  s.entered_company_id, s.entered_reason, s.entered_until, e.name as entered_name,
  coalesce(e.special_menus, false) as entered_special_menus,
  greatest(ceil(extract(epoch from s.entered_until - now())), 0)::int as entered_seconds_left`

export const InsideRow = z.object({
  company_id: Id.nullable(),
  roles: z.array(z.string()),
  permissions: z.array(z.string()),
  entered_company_id: Id.nullable(),
  entered_reason: z.string().nullable(),
  entered_until: Timestamp.nullable(),
  entered_name: z.string().nullable(),
  entered_special_menus: z.boolean(),
  entered_seconds_left: Count.nullable(),
})
export type InsideRow = z.infer<typeof InsideRow>

interface Inside {
  companyId: number
  companyName: string
  reason: string
  until: Date
  secondsLeft: number
}

/** Null outside a company. If the user has lost the permission to enter, no time is left. */
function insideOf(row: InsideRow): Inside | null {
  if (row.entered_company_id === null || row.entered_until === null) return null
  const { company_id: companyId, roles, permissions } = row
  const isStillMeant = mayEnterCompanies({ companyId, roles, mayDo: (name) => permissions.includes(name) })
  return {
    companyId: row.entered_company_id,
    companyName: row.entered_name ?? '',
    reason: row.entered_reason ?? '',
    until: row.entered_until,
    secondsLeft: isStillMeant ? (row.entered_seconds_left ?? 0) : 0,
  }
}

/** Changes a session to that of a user inside a company: its rows only, its administrator's permissions, none of the provider's. */
export function insideCompany(row: InsideRow): Partial<Session> {
  const inside = insideOf(row)
  if (!inside) return {}
  const { companyId, companyName, reason, until, secondsLeft } = inside
  return {
    companyId,
    employeeId: null,
    roles: ENTERED_ROLES,
    permissions: new Set(COMPANY_PERMISSIONS),
    specialMenus: row.entered_special_menus,
    entered: { companyName, reason, until, isOver: secondsLeft === 0 },
  }
}

type UserInside = Omit<AuthUser, 'user' | 'session_id'> & { user: Partial<AuthUser['user']> }

/** The same for the screens. */
export function userInside(row: InsideRow): UserInside | null {
  const inside = insideOf(row)
  if (!inside) return null
  const { companyId, companyName, reason, until, secondsLeft } = inside
  return {
    user: {
      company_id: companyId,
      company_name: companyName,
      employee_id: null,
      special_menus: row.entered_special_menus,
      status_change_password: false,
    },
    roleUser: [...ENTERED_ROLES],
    permissionUsers: [...COMPANY_PERMISSIONS],
    entered: {
      company_name: companyName,
      reason,
      until: until.toISOString(),
      seconds_left: secondsLeft,
    },
  }
}
