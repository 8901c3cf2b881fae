import { readDeviceJson, writeDevice } from './device.ts'
import { currentSession } from './session.ts'

/*
 * Answers that a screen shows without a network: the last one of a call, for the account that read it. They are deleted with the
 * session. Nothing about pay is kept.
 */

const PREFIX = 'kept:'

/** The files of a build have their own address: the code of another build may expect another answer. */
const BUILD = import.meta.url

interface Kept {
  account: number
  build: string
  /** Milliseconds since 1970 on this device's clock. */
  at: number
  answer: unknown
}

/** Keeps the answer of this call in place of an earlier one. */
export function keepAnswer(call: string, answer: unknown): void {
  const account = currentSession()?.user.id
  if (account === undefined) return
  writeDevice(PREFIX + call, JSON.stringify({ account, build: BUILD, at: Date.now(), answer } satisfies Kept))
}

/** The kept answer of this call for the signed-in user, and when it came. */
export function readAnswer(call: string): Pick<Kept, 'answer' | 'at'> | undefined {
  const kept = readDeviceJson<Kept | null>(PREFIX + call, null)
  const isMine = kept !== null && kept.build === BUILD && kept.account === currentSession()?.user.id
  return isMine ? kept : undefined
}

/** Deletes all kept answers. */
export function forgetAnswers(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) writeDevice(key, null)
  } catch {
    // Storage is not allowed: nothing was kept.
  }
}
