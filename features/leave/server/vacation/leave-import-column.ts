import { z } from 'zod'
import { updateEmployee } from '#features/employees/contract.ts'
import {
  EMPLOYEES,
  type ExtensionError,
  type ImportExtension,
  LEAVE_AGREEMENTS,
  type StoredRow,
  saveLeaveAgreements,
} from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Actor } from '#kit/server/audit.ts'
import { agreementOn, type LeaveAgreement, type LeaveRight } from '../../domain/leave-balance.ts'

const COLUMN = 'annual_leave_used'
const MOST_DAYS = 366

const Right = z.object({ id: Id, name: z.string(), amount: z.number(), months_before_usable: z.int() })

const ANNUAL = `
  select id, name, amount::float8 as amount, months_before_usable from leave_type
  where company_id = $1 and category = 'annual' and amount is not null and deleted_at is null order by id limit 1`

/** The company's annual leave with its days a year; null if it has none, or an unlimited one. */
const annualLeave = (tx: Tx): Promise<(LeaveRight & { amount: number }) | null> =>
  tx.maybeOne(Right, ANNUAL, [tx.companyId])

const Agreement = z.object({ type: z.string().nullable(), days: z.number(), used: z.number() })
const AgreedRow = z.object({ id: Id, agreements: z.array(Agreement) })

const AGREED = `
  select e.id, (select a.holidays from ${LEAVE_AGREEMENTS} a where a.company_id = $1 and a.id = e.id) as agreements
  from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`

/** Days in halves, such as "5" and "2.5" or "2,5"; null for other texts. */
function daysOf(text: string): number | null {
  const days = /^\d{1,3}(?:[.,][05])?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return days <= MOST_DAYS ? days : null
}

/** An employee whose taken days differ from the stored ones. */
interface Taken<Row> {
  row: Row
  before: number
  used: number
  agreements: LeaveAgreement[]
}

/** The rows with other taken days than stored, and the agreements with these days. */
async function differing<Row extends StoredRow>(tx: Tx, rows: readonly Row[]): Promise<Taken<Row>[]> {
  const right = await annualLeave(tx)
  const given = rows.flatMap((row) => {
    const text = row.values[COLUMN]
    const used = text ? daysOf(text) : null
    return used === null ? [] : [{ row, used }]
  })
  if (!right || given.length === 0) return []
  const ids = given.map(({ row }) => row.employeeId)
  const stored = new Map(
    (await tx.query(AgreedRow, AGREED, [tx.companyId, ids])).map(({ id, agreements }) => [id, agreements]),
  )
  return given.flatMap(({ row, used }) => {
    const agreements = stored.get(row.employeeId) ?? []
    const current = agreementOn(right, agreements)
    const before = current?.used ?? 0
    if (before === used) return []
    const changed = current ? { ...current, used } : { type: right.name, days: right.amount, used }
    return [{ row, before, used, agreements: [...agreements.filter((one) => one !== current), changed] }]
  })
}

async function store(tx: Tx, rows: readonly StoredRow[], actor: Actor): Promise<number> {
  const taken = await differing(tx, rows)
  const changes = taken.map(({ row, agreements }) => ({ employeeId: row.employeeId, agreements }))
  await saveLeaveAgreements(tx, changes, actor)
  return taken.length
}

/**
 * The column `annual_leave_used` of the employee sheet: the days of annual leave that an employee has taken before leave
 * is recorded here. The balance counts them as taken.
 */
export const leaveImportColumn: ImportExtension = {
  columns: [
    { name: COLUMN, la: 'ລາພັກປະຈຳປີທີ່ໃຊ້ແລ້ວ (ມື້)', en: 'Annual leave taken before (days)', kind: 'text' },
  ],
  async check(tx, rows) {
    const filled = rows.filter(({ values }) => values[COLUMN])
    if (filled.length === 0) return []
    const right = await annualLeave(tx)
    return filled.flatMap(({ row, values }): ExtensionError[] => {
      if (!right) return [{ row, column: COLUMN, code: 'no_annual_leave' }]
      return daysOf(values[COLUMN] ?? '') === null ? [{ row, column: COLUMN, code: 'bad_leave_days' }] : []
    })
  },
  store: async (tx, rows, actor) => {
    await store(tx, rows, actor)
  },
  updates: {
    access: updateEmployee.access,
    async check(tx, rows) {
      const taken = await differing(tx, rows)
      const changes = taken.map(({ row: { row }, before, used }) => ({
        ...{ row, column: COLUMN, before: String(before), after: String(used) },
        firstDay: null,
      }))
      return { changes, errors: [] }
    },
    store,
  },
  values: {
    columns: [COLUMN],
    async read(tx, employeeIds) {
      const right = await annualLeave(tx)
      if (!right) return new Map()
      const rows = await tx.query(AgreedRow, AGREED, [tx.companyId, employeeIds])
      return new Map(
        rows.flatMap(({ id, agreements }) => {
          const used = agreementOn(right, agreements)?.used
          return used ? [[id, { [COLUMN]: String(used) }] as const] : []
        }),
      )
    },
  },
}
