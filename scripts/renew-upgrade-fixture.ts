import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeBackup } from '#kit/database/backup/write-backup.ts'
import { removeUnusedServer } from '#kit/database/embedded/remove.ts'
import { migrationsDir } from '#kit/database/migrate.ts'
import { startDatabase, withOwner } from '#kit/database/start-database.ts'
import { openTwoCompanies } from '#server/testing/two-companies.test-data.ts'
import { payslipLines } from '#server/testing/upgrade-fixture.test-data.ts'

// node scripts/renew-upgrade-fixture.ts: creates the database for server/testing/upgrade.test.ts again, with the
// migrations of this checkout. Two companies of 30 employees with April 2026, one of them approved.

const dataDir = mkdtempSync(path.join(tmpdir(), 'champa-fixture-'))
// When run as root, PostgreSQL runs as another account, which needs access.
chmodSync(dataDir, 0o711)
const folder = path.join(migrationsDir, 'fixture')
mkdirSync(folder, { recursive: true })

const db = await startDatabase({ dataDir })
const world = await openTwoCompanies(db, path.join(dataDir, 'files'))
const url = `/api/payrolls-item/${world.runs[0]}/approve`
const approved = await world.as('admin', { method: 'POST', url, payload: { confirmed: true } })
if (approved.statusCode !== 200) throw new Error(approved.body)
await world.close()
writeFileSync(path.join(folder, 'payslips.csv'), await payslipLines(db))
await db.close()

const file = path.join(folder, 'two-companies.backup')
rmSync(file, { force: true })
const { rows, bytes } = await withOwner({ dataDir }, (owner) => writeBackup(owner, file))
await removeUnusedServer(dataDir)
console.log(`${file}: ${rows} rows, ${bytes} bytes`)
process.exit(0)
