import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BYTES = 32
const FILE = 'secret.key'

/** Parses 32 bytes in base64 or hex. Throws with a message that never contains the text. */
function parseKey(text: string, source: string): Buffer {
  const plain = text.trim()
  const key = Buffer.from(plain, /^[0-9a-f]{64}$/i.test(plain) ? 'hex' : 'base64')
  if (key.length !== BYTES)
    throw new Error(`${source} must hold 32 random bytes in base64 or hex, such as: openssl rand -base64 32`)
  return key
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null
    throw error
  }
}

/**
 * Creates the key file. Processes that start at the same time each write a temporary file; the first one to
 * link it wins.
 */
function makeKeyFile(file: string): void {
  const temporaryFile = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(temporaryFile, `${randomBytes(BYTES).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  try {
    linkSync(temporaryFile, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(temporaryFile)
  }
}

interface Options {
  /** SECRET_KEY. */
  given: string | undefined
  dataDir: string
  /**
   * The data is in `dataDir`, so the key can be created there at the first start. An external PostgreSQL can
   * have several servers.
   */
  isEmbedded: boolean
}

/** The key that encrypts secrets: SECRET_KEY, or else the file in the data directory; null without both. */
export function readSecretKey({ given, dataDir, isEmbedded }: Options): Buffer | null {
  if (given) return parseKey(given, 'SECRET_KEY')
  const file = path.join(dataDir, FILE)
  if (isEmbedded && readIfThere(file) === null) makeKeyFile(file)
  const text = readIfThere(file)
  return text === null ? null : parseKey(text, file)
}
