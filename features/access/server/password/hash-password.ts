import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '#kit/database/fair-queue.ts'

/** `Algorithm.Argon2id`; the package declares it as an ambient const enum, which stripped TypeScript cannot read. */
const ARGON2ID = 2

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * Two passwords are hashed at a time: Node has four threads for such work, and the compression of answers must
 * not wait for a flood of sign-ins. Networks take turns; beyond these limits a sign-in is answered with `busy`.
 */
const turns = new FairQueue({ total: 2, perKey: 2, waiting: 200, seconds: 30 })
/** The key of calls of signed-in users. */
const SIGNED_IN = 'signed in'

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const end = await turns.enter(key)
  return work().finally(end)
}

/** Throws `CompanyBusy` while too many passwords wait. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(SIGNED_IN, () => hash(password.normalize('NFKC'), OPTIONS))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (an unknown address) it takes the same time and returns
 * false, so that the time does not reveal which addresses exist. `network`: the network that a sign-in comes
 * from. Throws `CompanyBusy` while too many passwords wait.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  network = SIGNED_IN,
): Promise<boolean> {
  decoy ??= hash('no account has this password', OPTIONS)
  const expected = passwordHash ?? (await decoy)
  const matches = await inTurn(network, () => verify(expected, password.normalize('NFKC')).catch(() => false))
  return matches && passwordHash !== null
}
