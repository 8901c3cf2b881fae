import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'
import { z } from 'zod'
import type { Database, Tx } from '#kit/database/database.ts'
import { createSecretBox, type SecretBox } from '#kit/server/secret-box.ts'

/** The key pair with which this installation identifies itself at push services (RFC 8292, VAPID). */
export interface PushKeys {
  /** The point of P-256, uncompressed, base64url: browsers need it for a subscription. */
  publicKey: string
  /** The header `Authorization` for a message to this address. */
  authorizationFor: (endpoint: string, now?: Date) => string
}

const FACT = 'push_keys'
const TOKEN_SECONDS = 12 * 3600

const StoredKeys = z.object({ public_key: z.string(), private_key: z.string() })
type StoredKeys = z.infer<typeof StoredKeys>
const FactRow = z.object({ value: StoredKeys })

/**
 * The installation's key pair, which is made when it is first needed. It is stored encrypted with the secret key; if
 * that has changed, a new pair is made, and browsers must subscribe again.
 */
export function readPushKeys(db: Database, secretKey: Buffer): Promise<PushKeys> {
  const box = createSecretBox(secretKey)
  return db.asProvider(async (tx) => {
    const stored = await readStored(tx)
    const key = stored && openKey(box, stored.private_key)
    if (stored && key) return keysOf(stored.public_key, key)
    return replaceKeys(tx, box)
  })
}

/** Locked, so that processes that start together use the same pair. */
async function readStored(tx: Tx): Promise<StoredKeys | null> {
  await tx.execute(`insert into installation_fact (key) values ('${FACT}') on conflict (key) do nothing`)
  const { value } = await tx.one(
    z.object({ value: z.unknown() }),
    `select value from installation_fact where key = '${FACT}' for update`,
  )
  return FactRow.shape.value.safeParse(value).data ?? null
}

function openKey(box: SecretBox, sealed: string): JsonWebKey | null {
  try {
    return JSON.parse(box.open(sealed, FACT)) as JsonWebKey
  } catch {
    return null
  }
}

async function replaceKeys(tx: Tx, box: SecretBox): Promise<PushKeys> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = privateKey.export({ format: 'jwk' })
  const publicKey = pointOf(key)
  const value: StoredKeys = { public_key: publicKey, private_key: box.seal(JSON.stringify(key), FACT) }
  await tx.execute(`update installation_fact set value = $1 where key = '${FACT}'`, [JSON.stringify(value)])
  // They were made for the former key.
  await tx.execute('delete from push_subscription')
  return keysOf(publicKey, key)
}

const pointOf = ({ x = '', y = '' }: JsonWebKey) =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  )

/** Whom a push service can contact about this installation. */
const CONTACT = () => process.env.PUBLIC_URL || 'mailto:operator@champa.invalid'

const json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function keysOf(publicKey: string, jwk: JsonWebKey): PushKeys {
  const key = createPrivateKey({ key: jwk, format: 'jwk' })
  return {
    publicKey,
    authorizationFor(endpoint, now = new Date()) {
      const exp = Math.floor(now.getTime() / 1000) + TOKEN_SECONDS
      const claims = { aud: new URL(endpoint).origin, exp, sub: CONTACT() }
      const text = `${json({ typ: 'JWT', alg: 'ES256' })}.${json(claims)}`
      const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}
