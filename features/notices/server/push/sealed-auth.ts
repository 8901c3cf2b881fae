import { createHash } from 'node:crypto'
import type { SecretBox } from '#kit/server/secret-box.ts'

/** Seals and opens the shared secret of a browser; a sealed one is worth nothing with another address. */
export function sealedAuth(box: SecretBox, endpoint: string) {
  const purpose = `push:${createHash('sha256').update(endpoint).digest('base64url')}`
  return {
    seal: (auth: string) => box.seal(auth, purpose),
    open: (sealed: string) => box.open(sealed, purpose),
  }
}
