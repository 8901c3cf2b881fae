import type { FileStore } from './file-store.ts'

/** The keys of a company's files. */
export async function storedKeys(store: FileStore, companyId: number): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(companyId)) keys.push(key)
  return keys
}
