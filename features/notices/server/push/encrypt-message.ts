import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser: its public key on P-256 (uncompressed) and its shared secret, base64url. */
export interface BrowserKeys {
  p256dh: string
  auth: string
}

const RECORD_BYTES = 4096
const LAST_RECORD = 2

const bytes = (text: string) => Buffer.from(text, 'base64url')
const expand = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

function newKeyPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/**
 * Encrypts a message for a browser (RFC 8291, with the coding aes128gcm of RFC 8188 in one record). `pair` and `salt`
 * are new for each message; tests pass those of the standard. Throws if the browser's key is not a point of the curve.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: BrowserKeys,
  pair: ECDH = newKeyPair(),
  salt: Buffer = randomBytes(16),
): Buffer {
  const [browserKey, ownKey] = [bytes(p256dh), pair.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, ownKey])
  const key = expand(pair.computeSecret(browserKey), bytes(auth), info, 32)
  const cipher = createCipheriv(
    'aes-128-gcm',
    expand(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    expand(key, salt, 'Content-Encoding: nonce\0', 12),
  )
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_BYTES)
  head.writeUInt8(ownKey.length, 4)
  const body = cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([LAST_RECORD])]))
  return Buffer.concat([salt, head, ownKey, body, cipher.final(), cipher.getAuthTag()])
}
