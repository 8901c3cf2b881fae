import type { Language } from '#kit/contract/scalars.ts'
import type { Database } from '#kit/database/database.ts'
import type { SecretBox } from '#kit/server/secret-box.ts'
import { NOTICE_MAILS } from '../../locales/mail-texts.ts'
import type { PushKeys } from '../push/push-keys.ts'
import { sealedAuth } from '../push/sealed-auth.ts'
import { type Post, type PushMessage, sendPush } from '../push/send-push.ts'
import { type Device, noteOutcomes, type Outcome, readDevices } from '../push/stored-devices.ts'
import type { Delivery } from './claim-deliveries.ts'
import type { ToldNotice } from './told-accounts.ts'

export interface PushService {
  keys: PushKeys
  box: SecretBox
  post: Post
}

/** Messages that are sent at the same time. */
const AT_A_TIME = 10

/** One message for a notice; one for several, such as after the quiet hours. */
function messageOf(notices: readonly ToldNotice[], language: Language): PushMessage | null {
  const [first] = notices
  if (!first) return null
  if (notices.length === 1)
    return {
      title: first.label[language],
      body: first.text[language],
      path: `/notices?open=${first.id}`,
      tag: `notice-${first.id}`,
    }
  return {
    title: NOTICE_MAILS[language].several(notices.length),
    body: [...new Set(notices.map(({ label }) => label[language]))].join(', '),
    path: '/notices',
    tag: 'notices',
  }
}

/** Sends the push messages of a company's deliveries to the browsers of their accounts. */
export async function deliverPushes(
  db: Database,
  companyId: number,
  deliveries: readonly Delivery[],
  notices: ReadonlyMap<number, ToldNotice>,
  service: PushService,
): Promise<void> {
  const ofAccount = Map.groupBy(deliveries, ({ account_id }) => account_id)
  const devices = await db.asProvider((tx) => readDevices(tx, companyId, [...ofAccount.keys()]))
  const outcomes = new Map<number, Outcome>()
  const send = async (device: Device) => {
    const own = ofAccount.get(device.account_id) ?? []
    const message = messageOf(
      own.flatMap(({ notice_id }) => notices.get(notice_id) ?? []),
      device.language,
    )
    if (message) outcomes.set(device.id, await sendTo(device, message, service))
  }
  for (let at = 0; at < devices.length; at += AT_A_TIME)
    await Promise.all(devices.slice(at, at + AT_A_TIME).map(send))
  if (outcomes.size > 0) await db.asProvider((tx) => noteOutcomes(tx, outcomes))
}

async function sendTo(device: Device, message: PushMessage, service: PushService): Promise<Outcome> {
  try {
    const auth = sealedAuth(service.box, device.endpoint).open(device.auth)
    return await sendPush({ ...device, auth }, message, service.keys, service.post)
  } catch {
    // Sealed with a former secret key.
    return 'gone'
  }
}
