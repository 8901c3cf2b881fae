import { rmSync } from 'node:fs'
import { isClaimed } from './claim.ts'
import { prepareHome } from './home.ts'
import { stopPostmaster } from './postmaster.ts'

/**
 * Stops the server of a directory that no running process uses and removes all its data, also data in other
 * directories. For the directories of tests.
 */
export async function removeUnusedServer(dataDir: string): Promise<boolean> {
  if (isClaimed(dataDir)) return false
  const at = prepareHome(dataDir)
  await stopPostmaster(at)
  for (const directory of [at.socketDir, at.home, at.dataDir])
    rmSync(directory, { recursive: true, force: true })
  return true
}
