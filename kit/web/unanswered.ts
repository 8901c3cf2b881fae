import { currentSession } from './session.ts'
import { readTab, writeTab } from './tab.ts'

/** Writes without an answer: sent again unchanged, they use the same idempotency key and are done only once. */
interface Unanswered {
  key: string
  at: number
}

const PLACE = 'unanswered'
const HOUR = 3_600_000
/** A form can be sent again much later; a button press is repeated soon or means a new action. */
const LIFETIME = { typed: 12 * HOUR, pressed: 60_000 }

/** A key of 128 random bits; `crypto.randomUUID` is only available in secure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A hash to distinguish requests; it does not reveal their content. */
function fingerprint(text: string): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    first = Math.imul(first ^ code, 2654435761)
    second = Math.imul(second ^ code, 1597334677)
  }
  return `${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}${text.length}`
}

const all = () => readTab<Record<string, Unanswered>>(PLACE) ?? {}

/**
 * The idempotency key of a write: the key of the same earlier write while it has no answer. Call `end` with the
 * answer. `body` is undefined for calls without a body.
 */
export function beginWrite(request: string, body: string | undefined): { key: string; end: () => void } {
  const user = currentSession()?.user
  const name = fingerprint(`${user?.id} ${user?.company_id} ${request} ${body ?? ''}`)
  const now = Date.now()
  const lifetime = body === undefined ? LIFETIME.pressed : LIFETIME.typed
  const living = Object.entries(all()).filter(([, { at }]) => now - at < LIFETIME.typed)
  const before = living.find(([other]) => other === name)?.[1]
  const key = before && now - before.at < lifetime ? before.key : newKey()
  writeTab(PLACE, { ...Object.fromEntries(living), [name]: { key, at: now } })
  return {
    key,
    end() {
      const { [name]: _, ...others } = all()
      writeTab(PLACE, Object.keys(others).length > 0 ? others : null)
    },
  }
}
