import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts values that the database stores but does not need to read. */
export interface SecretBox {
  /**
   * `purpose` is the place of the value, such as `second_factor:7`. A sealed text can only be opened with the
   * same purpose.
   */
  seal: (text: string, purpose: string) => string
  /** Throws if the text was sealed with another key or purpose, or was changed. */
  open: (sealed: string, purpose: string) => string
}

const CIPHER = 'aes-256-gcm'
const MARK = 'sealed:'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export const isSealed = (text: string): boolean => text.startsWith(MARK)

/** AES-256-GCM (NIST SP 800-38D) with a fresh nonce for each text. The key has 32 bytes. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      }).setAAD(Buffer.from(purpose))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return (
        decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      )
    },
  }
}
