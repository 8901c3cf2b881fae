import { AppError } from '#kit/contract/errors.ts'
import type { Database } from '#kit/database/database.ts'
import { companyOf, type Endpoint, handle } from '#kit/server/handler.ts'
import { createSecretBox } from '#kit/server/secret-box.ts'
import { addPushDevice, endPushDevice } from '../../contract/preferences.ts'
import { isPushAddress } from '../../domain/push-hosts.ts'
import { type PushKeys, readPushKeys } from './push-keys.ts'
import { sealedAuth } from './sealed-auth.ts'
import { storeDevice } from './stored-devices.ts'

/** Reads the push keys once in a process; null without a secret key. */
export type ReadPushKeys = () => Promise<PushKeys | null>

export function pushKeyReader(db: Database, secretKey: Buffer | null): ReadPushKeys {
  let reading: Promise<PushKeys> | undefined
  return async () => {
    if (!secretKey) return null
    reading ??= readPushKeys(db, secretKey)
    try {
      return await reading
    } catch (error) {
      reading = undefined
      throw error
    }
  }
}

/** A point of P-256 and a secret of 16 bytes, as RFC 8291 requires. */
const isKeyPair = ({ p256dh, auth }: { p256dh: string; auth: string }) =>
  Buffer.from(p256dh, 'base64url').length === 65 && Buffer.from(auth, 'base64url').length === 16

/** The calls that add and remove a browser for push messages. */
export function deviceEndpoints(secretKey: Buffer | null): Endpoint[] {
  const box = secretKey && createSecretBox(secretKey)
  return [
    handle(addPushDevice, async (context) => {
      const { body, session, db } = context
      const companyId = companyOf(context)
      // The session of the provider's person ends with the visit.
      if (session.entered) throw new AppError('forbidden')
      if (!box) throw new AppError('push_unavailable')
      if (!isPushAddress(body.endpoint) || !isKeyPair(body)) throw new AppError('push_address_refused')
      const { accountId, id: sessionId } = session
      const auth = sealedAuth(box, body.endpoint).seal(body.auth)
      return db.asProvider(async (tx) => {
        await storeDevice(tx, { ...body, auth, companyId, accountId, sessionId })
        return { data: { is_on: true } }
      })
    }),
    handle(endPushDevice, async ({ body, session, db }) =>
      db.asProvider(async (tx) => {
        await tx.execute('delete from push_subscription where account_id = $1 and endpoint = $2', [
          session.accountId,
          body.endpoint,
        ])
        return { data: { is_on: false } }
      }),
    ),
  ]
}
