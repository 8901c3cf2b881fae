import { hash } from 'node:crypto'
import { z } from 'zod'
import { EMPLOYEES, personName } from '#features/employees/server/index.ts'
import { Id, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import type { BroughtForward } from '../../contract.ts'
import type { OpenLot } from '../../domain/ledger/close-year.ts'
import { daysOfUnits } from '../../domain/ledger/entries.ts'
import { readLeaveAccounts } from '../ledger/read-leave-accounts.ts'

/** So many employees are read at once. */
const BATCH = 500

/** What an account brings into the next year. */
export interface YearAccount {
  employee_id: number
  leave_type_id: number
  lots: OpenLot[]
}

/** Whoever was employed in the year; the leave of those who have left before was settled. */
const PEOPLE = `
  select id from ${EMPLOYEES} e where company_id = $1 and ($3::bigint[] is null or id = any($3))
    and start_date <= ($2 || '-12-31')::date and (end_date is null or end_date >= ($2 || '-01-01')::date) order by id`

const TYPES = 'select id from leave_type where company_id = $1 and deleted_at is null order by id'

/** What the accounts of a year bring forward, those without anything too. */
export async function readYearAccounts(
  tx: Tx,
  year: string,
  employeeIds: readonly number[] | null = null,
): Promise<YearAccount[]> {
  const people = (await tx.query(IdRow, PEOPLE, [tx.companyId, year, employeeIds])).map(({ id }) => id)
  const typeIds = (await tx.query(IdRow, TYPES, [tx.companyId])).map(({ id }) => id)
  const day = `${year}-12-31`
  const found: YearAccount[] = []
  for (let at = 0; at < people.length; at += BATCH) {
    const ids = people.slice(at, at + BATCH)
    const asked = { employeeIds: ids, typeIds, from: day, to: day, approvedOnly: true, hidden: true }
    const accounts = await readLeaveAccounts(tx, asked)
    for (const employee_id of ids)
      for (const leave_type_id of typeIds) {
        const { ledger } = accounts.account(employee_id, leave_type_id)
        found.push({ employee_id, leave_type_id, lots: ledger.broughtForward(year) })
      }
  }
  return found
}

export const unitsOf = ({ lots }: Pick<YearAccount, 'lots'>): number =>
  lots.reduce((sum, { units }) => sum + units, 0)

/** Equal accounts have equal digests. */
export const digestOf = (accounts: readonly YearAccount[]): string =>
  hash('sha1', JSON.stringify(accounts.filter(({ lots }) => lots.length > 0)), 'hex')

const PersonRow = z.object({ id: Id, emp_number: z.string(), employee_name: z.string() })
const TypeRow = z.object({ id: Id, name: z.string() })

export const readTypeNames = async (tx: Tx): Promise<Map<number, string>> => {
  const rows = await tx.query(TypeRow, 'select id, name from leave_type where company_id = $1', [
    tx.companyId,
  ])
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Accounts with the names of employee and leave type, by employee number. */
export async function withNames(
  tx: Tx,
  accounts: readonly { employee_id: number; leave_type_id: number; units: number }[],
  language: Language,
): Promise<BroughtForward[]> {
  const people = await tx.query(
    PersonRow,
    `select e.id, e.emp_number, ${personName(language)} as employee_name from ${EMPLOYEES} e where e.company_id = $1 and e.id = any($2)`,
    [tx.companyId, accounts.map(({ employee_id }) => employee_id)],
  )
  const personOf = new Map(people.map((one) => [one.id, one]))
  const types = await readTypeNames(tx)
  return accounts.flatMap(({ employee_id, leave_type_id, units }) => {
    const person = personOf.get(employee_id)
    if (!person) return []
    const { emp_number, employee_name } = person
    const leave_type = types.get(leave_type_id) ?? ''
    return [{ employee_id, emp_number, employee_name, leave_type_id, leave_type, days: daysOfUnits(units) }]
  })
}
