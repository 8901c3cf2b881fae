import { readDevice, readDeviceJson, writeDevice } from './device.ts'
import { currentSession, type Session } from './session.ts'
import { readTab, tabKeys, writeTab } from './tab.ts'

/*
 * Drafts: unsaved values of forms, stored for this tab. A draft survives a reload, a lost connection and the end of the session, and
 * belongs to the account that typed it. A sign-out deletes drafts, in other tabs too.
 */

const PREFIX = 'draft:'
const RETURN = 'return-to'
const SIGNED_OUT = 'signed_out'
/** The number of the session that a user has ended here or in another tab. */
const SIGNED_OUT_SESSION = 'signed_out_session'
const LIFETIME = 12 * 3_600_000
const SECRET = /password|secret|token|^code$|verify_code/i

export interface Draft {
  account: string
  /** Address of the screen, with its query. */
  path: string
  at: number
  values: Record<string, unknown>
  /** Labels of choices from lists, by list and id. */
  labels: Record<string, string>
  /** Typed in a dialog, which the address alone does not open. */
  inDialog: boolean
}

const accountOf = ({ user }: Session) => `${user.id}/${user.company_id ?? ''}`
const here = () => location.pathname + location.search

/** Of this page: the query can have changed since the last letter, such as the step of a form. */
const isHere = ({ path }: Draft) => path.split('?')[0] === location.pathname

/** Files and secrets are omitted, at any depth. */
function keepable(value: unknown): unknown {
  if (value instanceof Blob || typeof value === 'function') return undefined
  if (Array.isArray(value)) return value.map(keepable)
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).filter(([name]) => !SECRET.test(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, keepable(inner)]))
}

function isMine(draft: Draft | null, session: Session | null): draft is Draft {
  if (!draft || !session || draft.account !== accountOf(session)) return false
  const signedOut = readDeviceJson(SIGNED_OUT, 0)
  return draft.at > signedOut && Date.now() - draft.at < LIFETIME
}

/** Stores the values of a form as a draft; requires a session. */
export function keepDraft(
  form: string,
  values: Record<string, unknown>,
  labels: Record<string, string>,
): void {
  const session = currentSession()
  if (!session) return
  const draft: Draft = {
    account: accountOf(session),
    path: here(),
    at: Date.now(),
    values: keepable(values) as Record<string, unknown>,
    labels,
    inDialog: document.activeElement?.closest('[role=dialog]') != null,
  }
  writeTab(PREFIX + form, draft)
}

export function readDraft(form: string): Draft | undefined {
  const draft = readTab<Draft>(PREFIX + form)
  return isMine(draft, currentSession()) ? draft : undefined
}

export function dropDraft(form: string): void {
  writeTab(PREFIX + form, null)
}

/** The names of the forms with a draft at the current address. */
export function draftsHere(): string[] {
  const forms = tabKeys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  return forms.filter((form) => {
    const draft = readDraft(form)
    return draft !== undefined && isHere(draft)
  })
}

/** Deletes all drafts after a deliberate sign-out, here and in other tabs. */
export function forgetDrafts(): void {
  writeDevice(SIGNED_OUT, JSON.stringify(Date.now()))
  writeDevice(SIGNED_OUT_SESSION, String(currentSession()?.id ?? ''))
  for (const key of tabKeys()) if (key.startsWith(PREFIX)) writeTab(key, null)
  writeTab(RETURN, null)
}

/** Deletes drafts of other accounts, old drafts, and drafts from before a sign-out. */
export function sweepDrafts(): void {
  const session = currentSession()
  if (!session) return
  for (const key of tabKeys())
    if (key.startsWith(PREFIX) && !isMine(readTab<Draft>(key), session)) writeTab(key, null)
  if (!returnPath(session)) writeTab(RETURN, null)
}

/**
 * Called when the session ends: unless the user has signed out, the account returns to this address after signing in.
 * `isOpenToAll`: the screen needs no session, and is returned to only with a draft.
 */
export function noteReturn(former: Session | null, isOpenToAll: boolean): void {
  if (!former || readDevice(SIGNED_OUT_SESSION) === String(former.id)) return
  const draft = tabKeys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => readTab<Draft>(key))
    .find((kept) => isMine(kept, former) && isHere(kept))
  if (isOpenToAll && !draft) return
  writeTab(RETURN, { account: accountOf(former), path: here(), inDialog: draft?.inDialog ?? false })
}

/**
 * The address to return to after signing in, if the ended session belonged to the same account; only addresses
 * of this product.
 */
export function returnPath(session: Session): string | undefined {
  const noted = readTab<Pick<Draft, 'account' | 'path'>>(RETURN)
  return noted?.account === accountOf(session) && /^\/(?![/\\])/.test(noted.path) ? noted.path : undefined
}

/** Deletes the return address after use; true if a dialog must be opened again. */
export function takeReturn(): boolean {
  const noted = readTab<Pick<Draft, 'inDialog'>>(RETURN)
  writeTab(RETURN, null)
  return noted?.inDialog ?? false
}
