import { setSession } from '#kit/web/session.ts'

interface Person {
  roles: string[]
  permissions?: string[]
  company?: number | null
  special?: boolean
}

/** A user as stored on the device after the sign-in. */
export function sessionOf({ roles, permissions = [], company = 3, special = false }: Person) {
  const user = {
    id: 1,
    name: 'A',
    email: 'a@champa.test',
    company_id: company,
    employee_id: null,
    special_menus: special,
    status_change_password: false,
  }
  return { id: 1, user, roles, permissions }
}

export const PROVIDER = sessionOf({ roles: ['superadmin'], company: null })
export const COMPANY = sessionOf({ roles: ['companyadmin'], special: true })
export const EMPLOYEE = sessionOf({ roles: ['employee', 'linemanager', 'hrmanager', 'director'] })

export function signInAs(session: ReturnType<typeof sessionOf> | null): void {
  setSession(session)
}
