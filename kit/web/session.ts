import { useSyncExternalStore } from 'react'
import { readDevice, readDeviceJson, writeDevice } from './device.ts'

/** Who is signed in, as the device keeps it (specification 3). */
export interface SessionUser {
  id: number
  name: string
  email: string
  company_id: number | null
  employee_id: number | null
  /** The company has free clock-in and promotions; missing in a session that an older version kept. */
  special_menus?: boolean
  status_change_password: boolean
}

export interface Session {
  token: string
  user: SessionUser
  /** Role names; the first is the main role. */
  roles: readonly string[]
  permissions: readonly string[]
}

const listeners = new Set<() => void>()
let session = readSession()

function readSession(): Session | null {
  const token = readDevice('token')
  const user = readDeviceJson<SessionUser | null>('user', null)
  if (!token || !user) return null
  return {
    token,
    user,
    roles: readDeviceJson<string[]>('role', []),
    permissions: readDeviceJson<string[]>('permissions', []),
  }
}

export function currentSession(): Session | null {
  return session
}

/** Keeps a session on this device; null signs out: token, profile, role, permissions and manager flags go. */
export function setSession(next: Session | null): void {
  session = next
  const { token, user, roles, permissions } = next ?? {
    token: null,
    user: null,
    roles: null,
    permissions: null,
  }
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  writeDevice('token', token)
  writeDevice('user', json(user))
  writeDevice('role', json(roles))
  writeDevice('permissions', json(permissions))
  writeDevice('is_line_manager', json(roles?.includes('linemanager') ?? null))
  writeDevice('is_hr_manager', json(roles?.includes('hrmanager') ?? null))
  for (const listener of listeners) listener()
}

/** Tells when somebody signs in or out, in this tab or another one of the browser. */
export function onSessionChange(listener: () => void): () => void {
  // Another tab of this browser signed in or out.
  const stored = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'token') return
    session = readSession()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', stored)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', stored)
  }
}

export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession)
}
