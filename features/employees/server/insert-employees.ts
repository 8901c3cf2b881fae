import { z } from 'zod'
import { companyOfTransaction, saveEmployeeCount } from '#features/companies/server/index.ts'
import { KIP } from '#kit/contract/currency.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { CountRow } from '#kit/database/row-types.ts'
import type { Actor } from '#kit/server/audit.ts'
import { LAST_DAY, markDaysChanged } from '#kit/server/mark-days-changed.ts'
import type { BenefitMonths } from '../domain/dated-benefits.ts'
import { salaryCell } from '../domain/salary-amount.ts'
import { isOtherAccount, recordAccountChanges } from './bank-accounts/record-account-changes.ts'
import { addBenefits } from './benefits/store-benefits.ts'
import { EMPLOYEE_COLUMNS, type EmployeeRecord } from './employee-record.ts'

/** A new employee with all dependent records. */
export interface NewRecord {
  record: EmployeeRecord
  contacts: readonly { type: string; value: string }[]
  benefits: readonly BenefitMonths[]
  /** A month from the start date on, in the smallest unit of the currency; null if it is entered later. */
  baseSalary: number | null
  /** The code of the currency of the salary; missing: kip. */
  salaryCurrency?: string
}

const COLUMNS = EMPLOYEE_COLUMNS.join(', ')
const ADD = `
  insert into employee (company_id, ${COLUMNS}) select $1, ${COLUMNS} from json_populate_recordset(null::employee, $2)
  on conflict (company_id, emp_number) do nothing returning id, emp_number`

const AUDIT = `
  insert into audit_entry (company_id, account_id, actor, action, entity, entity_id, after)
  select $1, $2, $3, $4, 'employee', a.id, a.after from unnest($5::bigint[], $6::jsonb[]) as a(id, after)`

const IdEmpNumberRow = z.object({ id: Id, emp_number: z.string() })

/**
 * Adds employees with contacts, benefits, first salary, log and marks, in one transaction, by sets. Returns the ids
 * by employee number; a missing number was already taken, possibly by a deleted employee.
 */
export async function insertEmployees(
  tx: Tx,
  people: readonly NewRecord[],
  actor: Actor,
  action: 'create' | 'import',
): Promise<Map<string, number>> {
  const companyId = companyOfTransaction(tx)
  const rows = await tx.query(IdEmpNumberRow, ADD, [
    companyId,
    JSON.stringify(people.map((person) => person.record)),
  ])
  const ids = new Map(rows.map((row) => [row.emp_number, row.id]))
  const added = people.flatMap((person) => {
    const id = ids.get(person.record.emp_number)
    return id === undefined ? [] : [{ id, ...person }]
  })
  await addContacts(tx, companyId, added)
  await addBenefits(tx, added)
  await addFirstSalaries(tx, companyId, added)
  const after = added.map(({ id: _, record, ...rest }) =>
    JSON.stringify({ ...record, ...rest, ...keyed(rest), ...loggedSalary(rest) }),
  )
  const logged = [companyId, actor.accountId, actor.name, action, added.map(({ id }) => id), after]
  await tx.execute(AUDIT, logged)
  const withAccount = added.filter(({ record }) => isOtherAccount(null, record))
  await recordAccountChanges(
    tx,
    withAccount.map(({ id }) => id),
    actor,
  )
  await refreshEmployeeCount(tx, companyId)
  await markDaysChanged(
    tx,
    added.map(({ id, record }) => ({
      companyId,
      employeeId: id,
      firstDay: record.start_date,
      lastDay: record.end_date ?? LAST_DAY,
    })),
  )
  return ids
}

/** In the log, a salary in another currency is a text with its currency. */
const loggedSalary = ({
  baseSalary,
  salaryCurrency: currency,
}: Pick<NewRecord, 'baseSalary' | 'salaryCurrency'>) =>
  baseSalary !== null && currency
    ? { baseSalary: salaryCell({ amount: baseSalary, currency }), salaryCurrency: undefined }
    : {}

/** In the log, kip a month by the id of the kind of benefit. */
const keyed = ({ benefits }: Pick<NewRecord, 'benefits'>) => ({
  benefits: Object.fromEntries(benefits.map(({ type, amount }) => [type, amount])),
})

type Added = readonly ({ id: number } & NewRecord)[]

export async function addContacts(
  tx: Tx,
  companyId: number,
  people: readonly { id: number; contacts: NewRecord['contacts'] }[],
): Promise<void> {
  const contacts = people.flatMap(({ id, contacts }) => contacts.map((contact) => ({ id, ...contact })))
  if (contacts.length === 0) return
  await tx.execute(
    `insert into employee_contact (company_id, employee_id, type, value)
     select $1, * from unnest($2::bigint[], $3::text[], $4::text[])
     on conflict (company_id, id) do nothing`,
    [companyId, contacts.map((c) => c.id), contacts.map((c) => c.type), contacts.map((c) => c.value)],
  )
}

async function addFirstSalaries(tx: Tx, companyId: number, added: Added): Promise<void> {
  const people = added.filter(({ baseSalary }) => baseSalary !== null)
  if (people.length === 0) return
  await tx.execute(
    `insert into salary (company_id, employee_id, effective_date, base_salary, currency, reason)
     select $1, s.id, s.day, s.amount, s.currency, 'hire'
     from unnest($2::bigint[], $3::date[], $4::bigint[], $5::text[]) as s(id, day, amount, currency)
     on conflict (company_id, id) do nothing`,
    [
      companyId,
      people.map(({ id }) => id),
      people.map(({ record }) => record.start_date),
      people.map(({ baseSalary }) => baseSalary),
      people.map(({ salaryCurrency }) => salaryCurrency ?? KIP),
    ],
  )
}

/** Updates the number of employees that the provider sees; call it after adding, hiding or recovering employees. */
export async function refreshEmployeeCount(tx: Tx, companyId: number): Promise<void> {
  const { count } = await tx.one(
    CountRow,
    'select count(*) from employee where company_id = $1 and deleted_at is null',
    [companyId],
  )
  await saveEmployeeCount(tx, companyId, count)
}
