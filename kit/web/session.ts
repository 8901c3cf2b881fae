import { useSyncExternalStore } from 'react'
import { readDeviceJson, writeDevice } from './device.ts'

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
  must_set_up_factor?: boolean
}

/** The company that the provider's person has entered; user, roles and permissions are then those of its administrator. */
export interface Entered {
  companyName: string
  reason: string
  /** Milliseconds of this device's clock. */
  until: number
}

export interface Session {
  /** The session's number, no secret: the session itself is a cookie that no script reads. */
  id: number
  user: SessionUser
  /** Role names; the first is the main role. */
  roles: readonly string[]
  permissions: readonly string[]
  entered?: Entered | null
}

const listeners = new Set<() => void>()
let session = readSession()
// Earlier versions kept the session itself here.
writeDevice('token', null)

function readSession(): Session | null {
  const id = readDeviceJson<number | null>('session', null)
  const user = readDeviceJson<SessionUser | null>('user', null)
  if (!id || !user) return null
  return {
    id,
    user,
    roles: readDeviceJson<string[]>('role', []),
    permissions: readDeviceJson<string[]>('permissions', []),
    entered: readDeviceJson<Entered | null>('entered', null),
  }
}

export function currentSession(): Session | null {
  return session
}

/** Keeps a session on this device; null signs out: session, profile, role, permissions and manager flags go. */
export function setSession(next: Session | null): void {
  session = next
  const { id, user, roles, permissions, entered } = next ?? {
    id: null,
    user: null,
    roles: null,
    permissions: null,
    entered: null,
  }
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  writeDevice('user', json(user))
  writeDevice('role', json(roles))
  writeDevice('permissions', json(permissions))
  writeDevice('is_line_manager', json(roles?.includes('linemanager') ?? null))
  writeDevice('is_hr_manager', json(roles?.includes('hrmanager') ?? null))
  // Last, because other tabs read everything when they are told of these two.
  writeDevice('entered', json(entered ?? null))
  writeDevice('session', json(id))
  for (const listener of listeners) listener()
}

/**
 * The server has refused the session that a call named. It ends on this device, unless another tab has signed in since: then this tab
 * follows.
 */
export function endSession(id: number | undefined): void {
  // A late answer to a former session must not end the one that has begun since.
  if (session?.id !== id) return
  const stored = readSession()
  setSession(stored && stored.id !== id ? stored : null)
}

/** The server has said that the time inside the company is over: the screen stays as it is and asks what now. */
export function noteEntryOver(): void {
  if (!session?.entered || session.entered.until <= Date.now()) return
  setSession({ ...session, entered: { ...session.entered, until: Date.now() } })
}

/** Tells when somebody signs in or out, enters or leaves a company, in this tab or another one of the browser. */
export function onSessionChange(listener: () => void): () => void {
  // Another tab of this browser did.
  const stored = (event: StorageEvent) => {
    if (event.key !== null && event.key !== 'session' && event.key !== 'entered') return
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
