import { existsSync } from 'node:fs'
import path from 'node:path'

const FILE = path.resolve(import.meta.dirname, '..', '.env')

/** Reads `.env` at the root of the project where there is one. A variable that is already set keeps its value. */
export function loadEnvironment(file = FILE): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
