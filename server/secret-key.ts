import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BYTES = 32
const FILE = 'secret.key'

/** 32 bytes as base64 or hex. Throws a sentence otherwise; the text itself is never in it. */
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

/** Processes that start at the same moment each write a file of their own; the one that is linked first is everybody's. */
function makeKeyFile(file: string): void {
  const own = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(own, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(own)
  }
}

interface Options {
  /** SECRET_KEY. */
  given: string | undefined
  dataDir: string
  /** The data lies in `dataDir`: then so may the key, made at the first start. An own PostgreSQL may have many machines. */
  isEmbedded: boolean
}

/** The key that seals secrets: SECRET_KEY, else the file of the data directory; null where there is neither. */
export function readSecretKey({ given, dataDir, isEmbedded }: Options): Buffer | null {
  if (given) return parseKey(given, 'SECRET_KEY')
  const file = path.join(dataDir, FILE)
  if (isEmbedded && readIfThere(file) === null) makeKeyFile(file)
  const text = readIfThere(file)
  return text === null ? null : parseKey(text, file)
}
