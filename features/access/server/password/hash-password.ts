import { hash, verify } from '@node-rs/argon2'

/** `Algorithm.Argon2id`; the package declares it as an ambient const enum, which stripped TypeScript cannot read. */
const ARGON2ID = 2

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

let decoy: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (an unknown address) it takes the same time and returns
 * false, so that the time does not reveal which addresses exist.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC')).catch(() => false)
  return matches && passwordHash !== null
}
