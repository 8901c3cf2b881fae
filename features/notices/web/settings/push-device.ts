import { call } from '#kit/web/client.ts'
import { readDevice, writeDevice } from '#kit/web/device.ts'
import { currentLanguage } from '#kit/web/i18n/language.ts'
import { currentSession } from '#kit/web/session.ts'
import { addPushDevice, endPushDevice, showNoticePreferences } from '../../contract/preferences.ts'

/** The account that wants push messages on this device, and the session for which they were begun. */
const WANTED = 'push'

const sessionMark = () => `${currentSession()?.user.id} ${currentSession()?.id}`

/** Why this device can get no push messages; null if it can. */
export function pushProblem(pushKey: string | null): 'unavailable' | 'notSupported' | 'denied' | null {
  if (pushKey === null) return 'unavailable'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'notSupported'
  return Notification.permission === 'denied' ? 'denied' : null
}

/** Whether this session gets push messages on this device. */
export const isPushOn = (): boolean =>
  readDevice(WANTED) === sessionMark() && Notification.permission === 'granted'

async function subscription(pushKey: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.register('/service-worker.js')
  await navigator.serviceWorker.ready
  const stored = await worker.pushManager.getSubscription()
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  try {
    return await worker.pushManager.subscribe(options)
  } catch (error) {
    // A subscription for the former key of the server.
    if (!stored) throw error
    await stored.unsubscribe()
    return worker.pushManager.subscribe(options)
  }
}

/** Asks for the browser's permission and adds this device to the session. Throws if the user or the server refuses. */
export async function startPush(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { endpoint, keys = {} } = (await subscription(pushKey)).toJSON()
  const body = { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
  await call(addPushDevice, { body: { ...body, language: currentLanguage() } })
  writeDevice(WANTED, sessionMark())
  return true
}

/** Begins again for a new session of the account that wanted push messages on this device. */
export async function renewPush(): Promise<void> {
  if (pushProblem('') !== null || Notification.permission !== 'granted') return
  const { push_key } = (await call(showNoticePreferences)).data
  if (push_key) await startPush(push_key)
}

/** Removes this device. */
export async function endPush(): Promise<void> {
  writeDevice(WANTED, null)
  const worker = await navigator.serviceWorker.getRegistration()
  const stored = await worker?.pushManager.getSubscription()
  if (!stored) return
  await call(endPushDevice, { body: { endpoint: stored.endpoint } })
  await stored.unsubscribe()
}
