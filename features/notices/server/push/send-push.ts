import { isPushAddress } from '../../domain/push-hosts.ts'
import { type BrowserKeys, encryptMessage } from './encrypt-message.ts'
import type { PushKeys } from './push-keys.ts'
import type { Outcome } from './stored-devices.ts'

/** What the service worker of a browser shows; `tag`: a message with the same tag is replaced. */
export interface PushMessage {
  title: string
  body: string
  path: string
  tag: string
}

const TIMEOUT_MILLISECONDS = 5000
/** The push service keeps a message for a browser that is offline, in seconds. */
const KEEP_SECONDS = 24 * 3600

export type Post = (url: string, request: RequestInit) => Promise<{ status: number }>

/** Sends without following redirects; throws after five seconds. */
export const postToService: Post = async (url, request) => {
  const answer = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  })
  await answer.body?.cancel()
  return answer
}

/** Sends a message to a browser by its push service. `post` makes the request. */
export async function sendPush(
  device: BrowserKeys & { endpoint: string },
  message: PushMessage,
  keys: PushKeys,
  post: Post = postToService,
): Promise<Outcome> {
  if (!isPushAddress(device.endpoint)) return 'gone'
  try {
    const { status } = await post(device.endpoint, {
      method: 'POST',
      headers: {
        authorization: keys.authorizationFor(device.endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(KEEP_SECONDS),
        urgency: 'normal',
      },
      body: new Uint8Array(encryptMessage(JSON.stringify(message), device)),
    })
    if (status === 404 || status === 410) return 'gone'
    return status >= 200 && status < 300 ? 'ok' : 'failed'
  } catch {
    return 'failed'
  }
}
