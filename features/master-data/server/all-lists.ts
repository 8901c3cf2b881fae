import { readdirSync } from 'node:fs'
import type { MasterData } from '#kit/contract/master-data.ts'

const folder = new URL('../contract/', import.meta.url)
const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile())

/** All declared lists; each is a file in `contract/`. */
export const allLists: readonly MasterData[] = await Promise.all(
  files
    .map((file) => file.name)
    .sort()
    .map(async (name) => (await import(new URL(name, folder).href)).default as MasterData),
)
