import type { BankLayoutRow } from '../../contract.ts'
import { type BankColumn, type BankPayment, plainLayout, type SourceNames } from '../../domain/bank-layout.ts'

/** The values of a layout in its form. */
export type LayoutValues = Omit<BankLayoutRow, 'id' | 'bank' | 'bank_id' | 'version'> & {
  bank_id: number | null
  version?: number
}

export const newLayout = (names: SourceNames): LayoutValues => {
  const { columns, ...plain } = plainLayout(names)
  return { ...plain, columns: [...columns], bank_id: null, name: '', source_note: '' }
}

export function valuesOfLayout({ id: _, bank: __, ...values }: BankLayoutRow): LayoutValues {
  return values
}

export const newColumn = (names: SourceNames): BankColumn => ({
  ...{ source: 'fixed', title: names.fixed, text: '', width: 0, pad: 'space' },
})

const NAMES: [string, string][] = [
  ['ຄຳຫຼ້າ ວົງສາ', 'Khamla Vongsa'],
  ['ນ້ຳຝົນ ໄຊຍະ', 'Namfon Xaiya'],
  ['ສົມພອນ ບຸນມີ', 'Somphone Bounmy'],
  ['ດາວ ພົມມະຈັນ', 'Dao Phommachan'],
  ['ບຸນທັນ ສີສຸກ', 'Bounthan Sisouk'],
]

/** Fictitious payments for the preview. */
export const samplePayments = (bank: string): BankPayment[] =>
  NAMES.map(([name, latin_name], at) => ({
    ...{ emp_number: `10${at + 1}`, name, latin_name, account_name: latin_name.toUpperCase(), bank },
    ...{ account: `0100${at + 1}000${at + 3}5678`, amount: 2_500_000 + at * 1_234_567 },
  }))
