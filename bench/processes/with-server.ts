import { createAccount } from '#features/access/server/index.ts'
import type { BenchDatabase } from '../bench-database.ts'
import { Child } from './child.ts'
import { HttpClient } from './http-client.ts'
import type { ServerNews, ServerOrder } from './server.child.ts'

const PASSWORD = 'Champa-bench-2026!'

export interface Served {
  url: string
  /** Signed in as the company's administrator. */
  client: HttpClient
  /** The server's peak memory in MB. */
  peak: () => Promise<number>
  /** Longest blocking of the server's event loop since the last call, in milliseconds. */
  blocked: () => Promise<number>
}

/** Runs the product in a separate process during `work`; with `screens` it also serves that folder. */
export async function withServer<T>(
  { db, ownerConnection }: BenchDatabase,
  companyId: number,
  work: (served: Served) => Promise<T>,
  screens?: string,
): Promise<T> {
  const child = new Child<ServerOrder, ServerNews>('./server.child.ts')
  try {
    const { url } = await child.ask({ owner: ownerConnection, ...(screens ? { screens } : {}) })
    const client = new HttpClient(url)
    const account = await addAccount(db, { companyId, roles: ['companyadmin'], employeeId: null })
    await client.signIn(account.email, account.password)
    const peak = async () => (await child.ask({})).peak
    const blocked = async () => (await child.ask({})).blocked
    const result = await work({ url, client, peak, blocked })
    client.close()
    return result
  } finally {
    await child.end()
  }
}

let accounts = 0

/** Adds an account of the company that can sign in. */
export async function addAccount(
  db: BenchDatabase['db'],
  { companyId, roles, employeeId }: { companyId: number; roles: string[]; employeeId: number | null },
): Promise<{ email: string; password: string }> {
  accounts += 1
  const email = `bench-${accounts}@champa.test`
  const account = { email, name: email, password: PASSWORD, companyId, employeeId, roles }
  await db.asProvider((tx) => createAccount(tx, account))
  return { email, password: PASSWORD }
}
