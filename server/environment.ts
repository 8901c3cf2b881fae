import { existsSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '..', '.env')

/** Reads `.env` at the root of the project if it exists. Variables that are already set keep their values. */
export function loadEnvironment(file = FILE): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
