import { z } from 'zod'
import { BANK_ACCOUNT_CHANGES, EMPLOYEES_TO_PAY } from '#features/employees/server/index.ts'
import { BANKS } from '#features/master-data/server/index.ts'
import { DECISIONS } from '#features/requests/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Parameter } from '#kit/server/list/list-declaration.ts'
import type { Session } from '#kit/server/session.ts'
import { isHeld } from '../holds/held.ts'
import type { RunRecord } from '../runs/run-record.ts'
import { paidPerson } from './paid-person.ts'

/** Whose payments are read, for which user, and the calculations of the previously paid runs, latest period first. */
export interface TransferSource {
  run: RunRecord
  paidBefore: readonly number[]
  reader: Pick<Session, 'accountId' | 'employeeId'>
}

const CalculationRow = z.object({ calculation_id: Id })

/** For a paid run: the runs that were paid before it. */
export async function transferSource(
  tx: Tx,
  run: RunRecord,
  reader: TransferSource['reader'],
): Promise<TransferSource> {
  const rows = await tx.query(
    CalculationRow,
    `select run.calculation_id from payroll_run run
     left join ${DECISIONS} payment on payment.company_id = $1 and payment.subject = 'payroll_run'
       and payment.subject_id = run.id and payment.verdict = 'paid'
     where run.company_id = $1 and run.status = 'paid' and run.id <> $2 and run.calculation_id is not null
       and ($3 or coalesce(payment.id, 0) < (select max(own.id) from ${DECISIONS} own where own.company_id = $1
         and own.subject = 'payroll_run' and own.subject_id = $2 and own.verdict = 'paid'))
     order by run.to_date desc, run.id desc`,
    [tx.companyId, run.id, run.status !== 'paid'],
  )
  return { run, paidBefore: rows.map((row) => row.calculation_id), reader }
}

const digits = (number: string) => `translate(${number}, ' -', '')`

/** An account as a text for comparison of bank, holder and number, ignoring spaces and hyphens in the number. '' without a number. */
const accountText = ({ bank, holder, number }: Record<'bank' | 'holder' | 'number', string>) =>
  `case when coalesce(${digits(number)}, '') = '' then '' else concat_ws(chr(10), ${bank}, btrim(${holder}), ${digits(number)}) end`

const ofPerson = (person: string) => ({
  bank: `${person} ->> 'bank'`,
  holder: `${person} ->> 'bank_account_name'`,
  number: `${person} ->> 'bank_account'`,
})
const OF_RECORD = {
  bank: "coalesce(k.short_name, '')",
  holder: 'e.bank_account_name',
  number: 'e.bank_account',
}

/** Employees paid in the run, each with the account of the last paid run and, if the run is not paid yet, that of the record. */
const accountsOf = (param: Parameter, { run, paidBefore }: TransferSource) => {
  const own = ofPerson('paid.person')
  const [last = null, ...older] = paidBefore
  const olderOnes = `${param(older)}::bigint[]`
  const record = run.status === 'paid' ? own : OF_RECORD
  return `
    select p.company_id, p.run_id, p.employee_id, p.emp_number, p.name, p.search_text, p.net, paid.person,
      last.person as last_person,
      coalesce(latest.calculation_id, older.calculation_id) as last_calculation_id,
      json_build_object('bank', ${record.bank}, 'holder', ${record.holder}, 'number', ${record.number}) as present,
      ${accountText(own)} as account, ${accountText(ofPerson('last.person'))} as last_account,
      ${accountText(record)} as present_account,
      (select hold.status from payslip_hold hold where hold.company_id = $1 and hold.run_id = p.run_id
        and hold.employee_id = p.employee_id and hold.status in ('held', 'paid')) as hold
    from payslip p
    cross join lateral (select ${paidPerson('p')} as person) paid
    left join payslip latest on latest.company_id = $1 and latest.calculation_id = ${param(last)}::bigint
      and latest.employee_id = p.employee_id and latest.net > 0 and not ${isHeld('latest')}
    left join lateral (select q.calculation_id, ${paidPerson('q')} as person from payslip q
      where q.company_id = p.company_id and q.employee_id = p.employee_id and q.net > 0
        and latest.employee_id is null and q.calculation_id = any(${olderOnes}) and not ${isHeld('q')}
      order by array_position(${olderOnes}, q.calculation_id) limit 1) older on true
    cross join lateral (select case when latest.employee_id is null then older.person else ${paidPerson('latest')} end as person) last
    left join ${EMPLOYEES_TO_PAY} e on e.company_id = $1 and e.id = p.employee_id
    left join ${BANKS} k on k.id = e.bank_id
    where p.company_id = $1 and p.calculation_id = ${param(run.calculation_id)}::bigint and p.net > 0`
}

/** The user of this account changed the bank account after the calculation of the last paid run. */
const changedBy = (account: string) => `exists (select from ${BANK_ACCOUNT_CHANGES} c where c.company_id = $1
  and c.employee_id = a.employee_id and c.changed_by = ${account} and (c.id = change.id or c.changed_at > coalesce(
    (select done.created_at from payroll_calculation done where done.company_id = $1 and done.id = a.last_calculation_id), '-infinity')))`

const MARK = `case when a.account <> '' and a.last_person is null then 'new'
  when a.last_person is not null and a.account <> a.last_account then 'changed'
  when a.account <> a.present_account then 'outdated' end`

/**
 * The payments of a run as SQL, `$1` is the company. `mark`: `AccountMark` or null. `digest`: of the account and that
 * of the record. `is_confirmed`: by a second person, for exactly these accounts. `is_own`: the user changed the
 * account, or it is the user's own.
 */
export const transfersOf = (param: Parameter, source: TransferSource): string => {
  const { accountId, employeeId } = source.reader
  const isPaid = source.run.status === 'paid'
  return `(
  select a.*, ${MARK} as mark, md5(a.account || chr(10) || '|' || a.present_account) as digest,
    change.changed_by_name, change.changed_at, seen.confirmed_by_name, seen.confirmed_at,
    seen.confirmed_at is not null ${isPaid ? '' : "and seen.digest = md5(a.account || chr(10) || '|' || a.present_account)"} as is_confirmed,
    (a.employee_id = ${param(employeeId)}::bigint) is true or ${changedBy(`${param(accountId)}::bigint`)} as is_own
  from (${accountsOf(param, source)}) a
  left join lateral (select c.id, c.changed_by_name, c.changed_at from ${BANK_ACCOUNT_CHANGES} c
    where c.company_id = a.company_id and c.employee_id = a.employee_id order by c.id desc limit 1) change on true
  left join bank_account_confirmation seen on seen.company_id = $1 and seen.run_id = a.run_id and seen.employee_id = a.employee_id
) t`
}
