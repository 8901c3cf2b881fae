import type { TestDatabase } from '#kit/database/testing.ts'
import type { IdByName } from './schema-values.test-data.ts'

/** The table that a parameter of a path, a query or a body names a record of. */
const TABLES: Record<string, string> = {
  employee_id: 'employee',
  scan_file_id: 'scan_file',
  file_id: 'payslip_file',
  run_id: 'payroll_run',
  with: 'payroll_run',
  leave_type_id: 'leave_type',
  branch_id: 'branch',
  company_branch_id: 'branch',
  department_id: 'department',
  company_department_id: 'department',
  position_id: 'position',
  positionId: 'position',
  level_id: 'employee_level',
  job_title_id: 'job_title',
  education_level_id: 'education_level',
  'benefits.type': 'benefit_type',
}
/** Lists that all companies share. */
const SHARED: Record<string, string> = { bank_id: 'bank', roleId: 'role' }
/** What `{id}` is, by the path before it; the longer path first. */
const ID_OF_PATH: [prefix: string, table: string][] = [
  ['/api/employee/import/', 'import_batch'],
  ['/api/employee/', 'employee'],
  ['/api/payrolls-item/', 'payroll_run'],
]
/** Records of each kind that calls are made with. */
const MOST = 3

/** The ids of one company's records by parameter. */
export interface RecordIds {
  /** All that are tried in a path. Throws for a parameter or a path that it does not know. */
  inPath: (path: string, name: string) => readonly number[]
  byName: IdByName
}

export async function recordIds(db: TestDatabase, companyId: number): Promise<RecordIds> {
  const ofTable = new Map<string, number[]>()
  const tables = new Set([...Object.values(TABLES), ...ID_OF_PATH.map(([, table]) => table)])
  await db.asOwner(async (client) => {
    for (const table of tables) {
      const sql = `select id::int from ${table} where company_id = $1 order by id limit ${MOST}`
      const { rows } = await client.query<{ id: number }>(sql, [companyId])
      if (rows.length === 0) throw new Error(`The company has no ${table} to ask for`)
      ofTable.set(
        table,
        rows.map(({ id }) => id),
      )
    }
    for (const table of Object.values(SHARED)) {
      const { rows } = await client.query<{ id: number }>(`select min(id)::int as id from ${table}`)
      ofTable.set(
        table,
        rows.map(({ id }) => id),
      )
    }
  })
  const named = (name: string) => ofTable.get(TABLES[name] ?? SHARED[name] ?? '')
  return {
    inPath(path, name) {
      const table = ID_OF_PATH.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ''
      const ids = name === 'id' ? ofTable.get(table) : named(name)
      if (!ids) throw new Error(`Which records does {${name}} of ${path} name?`)
      return ids
    },
    byName: (name) => named(name)?.[0],
  }
}
