import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto'

const CIPHER = 'aes-256-gcm'
/** Bytes of an X25519 key in SPKI form, of the nonce, and of the tag. */
const PUBLIC_KEY_BYTES = 44
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface SlipKeys {
  /** SPKI; stored with the batch. */
  publicKey: Buffer
  /** PKCS #8 as base64url; only in the answer to the browser. */
  privateKey: string
}

/** Keys for one batch. What is sealed with the public key can only be opened with the private key. */
export function newSlipKeys(): SlipKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
  }
}

const cipherKey = (shared: Buffer, ephemeral: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', shared, ephemeral, 'champa sign-in slips', 32))

/** X25519 with a fresh key for each text, HKDF-SHA-256 (RFC 5869), AES-256-GCM. */
export function sealSlips(text: string, publicKey: Buffer): Buffer {
  const fresh = generateKeyPairSync('x25519')
  const ephemeral = fresh.publicKey.export({ type: 'spki', format: 'der' })
  const receiver = createPublicKey({ key: publicKey, type: 'spki', format: 'der' })
  const key = cipherKey(diffieHellman({ privateKey: fresh.privateKey, publicKey: receiver }), ephemeral)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([ephemeral, nonce, cipher.getAuthTag(), body])
}

/** The sealed text, or null if the key is not the key of the batch. */
export function openSlips(sealed: Buffer, privateKey: string): string | null {
  const ephemeral = sealed.subarray(0, PUBLIC_KEY_BYTES)
  const nonce = sealed.subarray(PUBLIC_KEY_BYTES, PUBLIC_KEY_BYTES + NONCE_BYTES)
  const tag = sealed.subarray(PUBLIC_KEY_BYTES + NONCE_BYTES, PUBLIC_KEY_BYTES + NONCE_BYTES + TAG_BYTES)
  const body = sealed.subarray(PUBLIC_KEY_BYTES + NONCE_BYTES + TAG_BYTES)
  try {
    const own = createPrivateKey({ key: Buffer.from(privateKey, 'base64url'), type: 'pkcs8', format: 'der' })
    const sender = createPublicKey({ key: ephemeral, type: 'spki', format: 'der' })
    const key = cipherKey(diffieHellman({ privateKey: own, publicKey: sender }), ephemeral)
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(tag)
    return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
