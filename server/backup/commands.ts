import path from 'node:path'
import { restoreBackup } from '#kit/database/backup/restore-backup.ts'
import { writeBackup } from '#kit/database/backup/write-backup.ts'
import { hasEmbeddedDatabase } from '#kit/database/embedded-server.ts'
import { withOwner } from '#kit/database/start-database.ts'
import { openFiles } from '#kit/server/files/open-file-store.ts'
import { readSettings, type Settings } from '../settings.ts'

const KEY_ADVICE = {
  backup: `The backup does not contain the key that encrypts second factors. Store it separately: SECRET_KEY, or the file secret.key in DATA_DIR.`,
  restore: `Second factors only work with the key of the original server. Before the start, set the same SECRET_KEY or copy its secret.key into DATA_DIR.`,
}

const BUCKET_ADVICE =
  'The backup does not contain the uploaded files, because they are in the bucket of FILES_URL. Back up the bucket separately.'

function fileOf(command: string, args: readonly string[]): string | null {
  const [file, ...extraArgs] = args
  if (file && !file.startsWith('-') && extraArgs.length === 0) return path.resolve(file)
  console.error(`Usage: npm run champa -- ${command} FILE`)
  return null
}

const placeOf = ({ dataDir, databaseUrl: url }: Settings) => ({ dataDir, url })

/** Writes a backup of the database in DATABASE_URL or DATA_DIR. Returns the exit code. */
export async function backupCommand(args: string[]): Promise<number> {
  const file = fileOf('backup', args)
  if (!file) return 1
  const settings = readSettings([])
  if (!settings.databaseUrl && !hasEmbeddedDatabase(settings.dataDir))
    throw new Error(`There is no database in ${settings.dataDir}; set DATA_DIR or DATABASE_URL`)
  const store = settings.filesUrl ? undefined : (await openFiles(settings)).store
  const written = await withOwner(placeOf(settings), (owner) => writeBackup(owner, file, store))
  const { tables, rows, files, missingFiles, bytes } = written
  console.log(
    `Wrote ${file}: ${rows} rows of ${tables} tables, ${files} uploaded files, ${(bytes / 1e6).toFixed(1)} MB.`,
  )
  if (!store) console.log(BUCKET_ADVICE)
  if (missingFiles > 0) console.log(`${missingFiles} uploaded files are missing in the file storage.`)
  console.log(KEY_ADVICE.backup)
  return 0
}

/** Restores a backup into the empty database in DATABASE_URL or a new DATA_DIR. Returns the exit code. */
export async function restoreCommand(args: string[]): Promise<number> {
  const file = fileOf('restore', args)
  if (!file) return 1
  const settings = readSettings([])
  const { store } = await openFiles(settings)
  const { createdAt, tables, rows, files, isWithoutFiles } = await withOwner(placeOf(settings), (owner) =>
    restoreBackup(owner, file, store),
  )
  console.log(
    `Restored ${rows} rows of ${tables} tables and ${files} uploaded files as they were at ${createdAt}; all checksums match, and row-level security is correct.`,
  )
  if (isWithoutFiles)
    console.log(
      'The backup contains no uploaded files. Set FILES_URL to their bucket, or copy them into DATA_DIR/files.',
    )
  console.log(KEY_ADVICE.restore)
  return 0
}
