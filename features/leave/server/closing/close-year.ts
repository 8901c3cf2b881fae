import { todayInLaos } from '#kit/contract/days.ts'
import { AppError } from '#kit/contract/errors.ts'
import type { Tx } from '#kit/database/database.ts'
import { IdRow } from '#kit/database/row-types.ts'
import { type Actor, audit } from '#kit/server/audit.ts'
import { actorOf, companyOf, handle, inCompany } from '#kit/server/handler.ts'
import { closeLeaveYear, listLeaveYears, MAX_SHOWN_ACCOUNTS, previewLeaveYear } from '../../contract.ts'
import { closeKey } from '../../domain/ledger/close-year.ts'
import { daysOfUnits } from '../../domain/ledger/entries.ts'
import { addLeaveEntries, type NewLeaveEntry } from '../ledger/add-entries.ts'
import {
  digestOf,
  readTypeNames,
  readYearAccounts,
  unitsOf,
  withNames,
  type YearAccount,
} from './year-accounts.ts'
import { readYears } from './years.ts'

/** For PostgreSQL's advisory locks: a company closes one year at a time. */
const CLOSING_LOCK = 7_226_190

export const listYears = handle(listLeaveYears, (context) =>
  inCompany(context, async (tx) => ({ data: await readYears(tx, todayInLaos()) })),
)

async function typesOf(tx: Tx, accounts: readonly YearAccount[]) {
  const names = await readTypeNames(tx)
  return [...Map.groupBy(accounts, ({ leave_type_id }) => leave_type_id)].map(([leave_type_id, own]) => {
    const units = own.map(unitsOf)
    const sum = (sign: 1 | -1) => daysOfUnits(units.reduce((all, one) => all + Math.max(0, sign * one), 0))
    return {
      ...{ leave_type_id, leave_type: names.get(leave_type_id) ?? '' },
      ...{ people: units.filter((one) => one !== 0).length, carried: sum(1), owed: sum(-1) },
    }
  })
}

export const previewYear = handle(previewLeaveYear, (context) =>
  inCompany(context, async (tx) => {
    const { leave_year: year } = context.params
    const accounts = await readYearAccounts(tx, String(year))
    const filled = accounts.map((one) => ({ ...one, units: unitsOf(one) })).filter(({ units }) => units !== 0)
    const shown = await withNames(tx, filled.slice(0, MAX_SHOWN_ACCOUNTS), context.language)
    return {
      data: {
        ...{ year, digest: digestOf(accounts), types: await typesOf(tx, accounts) },
        ...{ accounts: shown, more: filled.length - shown.length },
      },
    }
  }),
)

/** Throws `leave_year_closed`, or `leave_year_runs` before the year can be closed. */
async function requireOpen(tx: Tx, year: number): Promise<void> {
  const found = (await readYears(tx, todayInLaos())).find((one) => one.year === year)
  if (found?.state === 'closed') throw new AppError('leave_year_closed')
  if (found?.state !== 'open') throw new AppError('leave_year_runs')
}

const CLOSE = `
  insert into leave_closing (company_id, year, last_entry, account_id, account_name)
  select $1, $2, coalesce((select max(id) from leave_entry where company_id = $1), 0), $3, $4 returning id`

async function store(tx: Tx, year: number, accounts: readonly YearAccount[], actor: Actor): Promise<number> {
  const { id } = await tx.one(IdRow, CLOSE, [tx.companyId, year, actor.accountId, actor.name])
  const entries = accounts.flatMap(({ employee_id, leave_type_id, lots }) =>
    lots.map(
      (lot, at): NewLeaveEntry => ({
        ...{ employee_id, leave_type_id, kind: 'opening', ...lot },
        ...{ rule_key: closeKey(String(year), at + 1), note: '', request_id: null, run_id: null },
      }),
    ),
  )
  const stored = (await addLeaveEntries(tx, entries, actor)).length
  const after = { year, carried_balances: stored }
  await audit(tx, tx.companyId, actor, {
    ...{ action: 'create', entity: 'leave_closing', entityId: id, before: null, after },
  })
  return stored
}

/** HR closes a year. What the rules have given and the daily job has not stored yet counts too. */
export const closeYear = handle(closeLeaveYear, (context) => {
  const work = async (tx: Tx) => {
    const { leave_year: year } = context.params
    await requireOpen(tx, year)
    const accounts = await readYearAccounts(tx, String(year))
    if (digestOf(accounts) !== context.body.digest) throw new AppError('stale_version')
    return { data: { stored: await store(tx, year, accounts, actorOf(context)) } }
  }
  return context.db.inCompany(companyOf(context), work, { exclusive: { lock: CLOSING_LOCK } })
})
