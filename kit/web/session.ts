import { useSyncExternalStore } from 'react'
import { readDeviceJson, writeDevice } from './device.ts'

/** The signed-in user, as stored on the device (specification 3). */
export interface SessionUser {
  id: number
  name: string
  email: string
  company_id: number | null
  /** Missing in sessions stored by an older version, and for the provider. */
  company_name?: string | null
  employee_id: number | null
  /** Whether the company has free clock-in and promotions; missing in sessions stored by an older version. */
  special_menus?: boolean
  status_change_password: boolean
  must_set_up_factor?: boolean
}

/**
 * The company that a person of the provider has entered; user, roles and permissions are then those of its
 * administrator.
 */
export interface Entered {
  companyName: string
  reason: string
  /** Milliseconds since 1970 on this device's clock. */
  until: number
}

export interface Session {
  /** The id of the session, which is not a secret: the session is a cookie that scripts cannot read. */
  id: number
  user: SessionUser
  /** Role names; the first is the main role. */
  roles: readonly string[]
  permissions: readonly string[]
  entered?: Entered | null
}

const listeners = new Set<() => void>()
let session = readSession()
// Earlier versions stored the session itself here.
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

/**
 * Stores a session on this device; null signs out and deletes session, profile, role, permissions and manager
 * flags.
 */
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
  // Last, because other tabs read everything when these two change.
  writeDevice('entered', json(entered ?? null))
  writeDevice('session', json(id))
  for (const listener of listeners) listener()
}

/**
 * The server has refused the session of a call. It ends on this device, unless another tab has signed in since;
 * then this tab uses the new session.
 */
export function endSession(id: number | undefined): void {
  // A late answer to a previous session must not end the current one.
  if (session?.id !== id) return
  const stored = readSession()
  setSession(stored && stored.id !== id ? stored : null)
}

/** The time inside the company has ended: the screen stays and asks whether to continue. */
export function noteEntryOver(): void {
  if (!session?.entered || session.entered.until <= Date.now()) return
  setSession({ ...session, entered: { ...session.entered, until: Date.now() } })
}

/**
 * Subscribes to changes of the session: sign-in, sign-out, entering or leaving a company, in any tab of the
 * browser.
 */
export function onSessionChange(listener: () => void): () => void {
  // Changed by another tab of this browser.
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
