import { z } from 'zod'
import { BANKS } from '#features/master-data/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { BankPayment } from '../../domain/bank-layout.ts'
import type { StoredTransfer } from '../accounts/stored-transfer.ts'

export interface Bank {
  id: number | null
  name: string
}

const BankRow = z.object({ id: Id, short_name: z.string() })

/** The banks by the short name that payslips contain. */
export async function readBanks(tx: Tx): Promise<Map<string, Bank>> {
  const rows = await tx.query(BankRow, `select id, short_name from ${BANKS} k order by id desc`, [])
  return new Map(rows.map(({ id, short_name }) => [short_name, { id, name: short_name }]))
}

export const hasAccount = ({ person }: StoredTransfer) => person.bank_account.trim() !== ''

const UNKNOWN: Bank = { id: null, name: '' }

/** The bank of a payment; id null if the account has no bank, or one that is no longer in the list. */
export const bankOf = (banks: ReadonlyMap<string, Bank>, { person }: StoredTransfer): Bank =>
  banks.get(person.bank) ?? UNKNOWN

export function toPayment({ emp_number, person, net }: StoredTransfer): BankPayment {
  return {
    emp_number,
    name: `${person.name} ${person.surname}`.trim(),
    latin_name: `${person.en_name} ${person.en_surname}`.trim(),
    account_name: person.bank_account_name.trim(),
    account: person.bank_account.trim(),
    bank: person.bank,
    amount: net,
  }
}
