import { z } from 'zod'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Bytes, Timestamp } from '#kit/database/row-types.ts'
import { type Actor, auditEach } from '#kit/server/audit.ts'
import { ONE_TIME_DAYS, type SignInSlip } from '../../contract/sign-in-slips.ts'
import { noteGivenPasswords } from '../password/given-passwords.ts'
import { endLinksAndSessions } from '../password/set-password.ts'
import { sealSlips } from './sealed-slips.ts'

export interface BatchJob {
  companyId: number
  batchId: number
  actor: Actor
}

const BatchRow = z.object({
  employee_ids: z.array(Id),
  renews: z.boolean(),
  page_address: z.string().nullable(),
  public_key: Bytes,
})
type Batch = z.infer<typeof BatchRow>

const FIND_BATCH = `
  select employee_ids, renews, page_address, public_key from sign_in_slip_batch
  where company_id = $1 and id = $2 and status = 'making'`

/** The batch, or null if it is done or has failed. */
export const findBatch = (tx: Tx, batchId: number, lock = ''): Promise<Batch | null> =>
  tx.maybeOne(BatchRow, `${FIND_BATCH} ${lock}`, [tx.companyId, batchId])

const PersonRow = z.object({ id: Id, emp_number: z.string(), name: z.string() })
export type SlipPerson = z.infer<typeof PersonRow>

/** An account whose password was set by somebody else and never changed, and which has nothing but the role employee. */
const IS_UNUSED = `
  a.must_change_password and a.status = 'active'
  and not exists (select from second_factor f where f.account_id = a.id)
  and not exists (select from account_role ar join role r on r.id = ar.role_id
    where ar.account_id = a.id and r.name <> 'employee')`

/** Employees who get a slip: without an account, or, if the batch renews, with a password that they have not used. */
export function findCandidates(tx: Tx, employees: string, batch: Batch): Promise<SlipPerson[]> {
  // tables: the relation that server/compose.ts passes, EMPLOYEES of the employees
  return tx.query(
    PersonRow,
    `select e.id, e.emp_number, btrim(e.name || ' ' || e.surname) as name
     from ${employees} e left join account a on a.company_id = e.company_id and a.employee_id = e.id
     where e.company_id = $1 and e.id = any($2) and e.deleted_at is null
       and (e.end_date is null or e.end_date >= today_in_laos())
       and (a.id is null or ($3 and ${IS_UNUSED}))
     order by e.emp_number collate emp_number_order, e.id`,
    [tx.companyId, batch.employee_ids, batch.renews],
  )
}

export interface Secret {
  password: string
  hash: string
}

interface Slips {
  batchId: number
  people: readonly SlipPerson[]
  secrets: readonly Secret[]
  actor: Actor
}

const StoredRow = z.object({ id: Id, employee_id: Id, until: Timestamp })
type Stored = z.infer<typeof StoredRow>

/** Stores accounts and passwords; an employee who has got an account or used the password in the meantime is skipped. */
export async function storeSlips(tx: Tx, slips: Slips): Promise<void> {
  const { batchId, actor } = slips
  const batch = await findBatch(tx, batchId, 'for update')
  if (!batch) return
  const created = await insertAccounts(tx, slips)
  const renewed = batch.renews ? await renewPasswords(tx, slips, created) : []
  const given = [...created, ...renewed].map(({ id }) => id)
  await noteGivenPasswords(tx, given, actor.name)
  await log(tx, actor, created, renewed)
  const sealed = sealSlips(
    JSON.stringify(await slipsOf(tx, batch, slips, [...created, ...renewed])),
    batch.public_key,
  )
  await tx.execute(
    `update sign_in_slip_batch set status = 'done', done_count = total_count, created_count = $3, renewed_count = $4,
       sealed_slips = $5 where company_id = $1 and id = $2`,
    [tx.companyId, batchId, created.length, renewed.length, sealed],
  )
}

/** Ids, names and hashes in the order of the ids, in which rows are locked. */
function columnsOf({ people, secrets }: Slips): [number[], string[], string[]] {
  const rows = people.map(({ id, name }, at) => ({ id, name, hash: secrets[at]?.hash ?? '' }))
  rows.sort((a, b) => a.id - b.id)
  return [rows.map(({ id }) => id), rows.map(({ name }) => name), rows.map(({ hash }) => hash)]
}

async function insertAccounts(tx: Tx, slips: Slips): Promise<Stored[]> {
  const created = await tx.query(
    StoredRow,
    `insert into account (company_id, employee_id, email, name, password_hash, must_change_password, password_valid_until,
       password_reset_at, password_reset_by)
     select $1, n.employee_id, '', n.name, n.hash, true, now() + make_interval(days => $5), now(), $6
     from unnest($2::bigint[], $3::text[], $4::text[]) as n(employee_id, name, hash)
     on conflict (company_id, employee_id) where employee_id is not null do nothing
     returning id, employee_id, password_valid_until as until`,
    [tx.companyId, ...columnsOf(slips), ONE_TIME_DAYS, slips.actor.name],
  )
  await tx.execute(
    `insert into account_role (account_id, role_id, company_id, is_main)
     select n.id, r.id, $2, true from unnest($1::bigint[]) as n(id) cross join role r where r.name = 'employee'`,
    [created.map(({ id }) => id), tx.companyId],
  )
  return created
}

async function renewPasswords(tx: Tx, slips: Slips, created: readonly Stored[]): Promise<Stored[]> {
  const [ids, , hashes] = columnsOf(slips)
  const renewed = await tx.query(
    StoredRow,
    `update account a set password_hash = n.hash, password_set_at = now(), version = a.version + 1,
       password_valid_until = now() + make_interval(days => $4), password_reset_at = now(), password_reset_by = $5
     from unnest($2::bigint[], $3::text[]) as n(employee_id, hash)
     where a.company_id = $1 and a.employee_id = n.employee_id and a.id <> all($6) and ${IS_UNUSED}
     returning a.id, a.employee_id, a.password_valid_until as until`,
    [tx.companyId, ids, hashes, ONE_TIME_DAYS, slips.actor.name, created.map(({ id }) => id)],
  )
  await endLinksAndSessions(
    tx,
    renewed.map(({ id }) => id),
  )
  return renewed
}

async function log(
  tx: Tx,
  actor: Actor,
  created: readonly Stored[],
  renewed: readonly Stored[],
): Promise<void> {
  const entry = ({ id, employee_id }: Stored, after: object) => ({
    entityId: id,
    before: undefined,
    after: { employee_id, ...after },
  })
  await auditEach(
    tx,
    actor,
    { action: 'create', entity: 'account' },
    created.map((account) => entry(account, {})),
  )
  await auditEach(
    tx,
    actor,
    { action: 'update', entity: 'password' },
    [...created, ...renewed].map((account) => entry(account, { valid_days: ONE_TIME_DAYS })),
  )
}

const CompanyRow = z.object({ company_name: z.string(), company_code: z.string() })

/** In the order of the employee numbers. */
async function slipsOf(
  tx: Tx,
  { page_address }: Batch,
  { people, secrets }: Slips,
  stored: readonly Stored[],
): Promise<SignInSlip[]> {
  const company = await tx.one(
    CompanyRow,
    'select name as company_name, sign_in_code as company_code from tenant where company_id = $1',
    [tx.companyId],
  )
  const untilOf = new Map(stored.map(({ employee_id, until }) => [employee_id, until.toISOString()]))
  return people.flatMap(({ id, emp_number, name }, at) => {
    const valid_until = untilOf.get(id)
    const password = secrets[at]?.password
    return valid_until && password
      ? [{ emp_number, name, ...company, password, valid_until, page_address }]
      : []
  })
}
