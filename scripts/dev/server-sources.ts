import path from 'node:path'

/** Folders and files of the server process. */
export const SERVER_FOLDERS = ['engines', 'features', 'kit', 'migrations', 'server']

const IGNORED = [/\.test\.ts$/, /\.test-data\.ts$/, /(^|\/)testing\//, /(^|\/)golden\//]
const SCREENS = /^(kit\/web|features\/[^/]+\/web)\//

/**
 * Whether the server runs other code or migrations after this file changed; `file` is relative to the project.
 */
export function isServerSource(file: string): boolean {
  const name = file.split(path.sep).join('/')
  if (!SERVER_FOLDERS.includes(name.split('/')[0] ?? '')) return false
  if (!/\.(ts|sql|json)$/.test(name) || SCREENS.test(name)) return false
  return !IGNORED.some((pattern) => pattern.test(name))
}
