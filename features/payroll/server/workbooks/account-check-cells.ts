import { formatInstantInLaos } from '#kit/contract/days.ts'
import type { Language } from '#kit/contract/scalars.ts'
import type { SheetColumn, SheetRecord } from '#kit/server/excel/write-workbook.ts'
import type { BankAccount, Transfer } from '../../contract.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'

const KEYS = ['mark', 'last', 'present', 'changed_by', 'changed_at', 'confirmed_by', 'confirmed_at'] as const

/** The columns of a bank list that mark new or changed accounts. */
export const checkColumns = (language: Language): SheetColumn[] =>
  KEYS.map((key) => ({ key, header: SHEET_TEXTS[language].check[key], type: 'text' }))

/** The cells of `checkColumns`; empty if the account has not changed. */
export function checkCells({ check }: Pick<Transfer, 'check'>, language: Language): SheetRecord {
  if (!check) return {}
  return {
    mark: SHEET_TEXTS[language].marks[check.mark],
    last: accountText(check.last),
    present: accountText(check.present),
    changed_by: check.changed_by,
    changed_at: check.changed_at && formatInstantInLaos(check.changed_at),
    confirmed_by: check.confirmed_by,
    confirmed_at: check.confirmed_at && formatInstantInLaos(check.confirmed_at),
  }
}

const accountText = (account: BankAccount | null): string =>
  account
    ? [account.bank, account.number, account.holder].filter((part) => part.trim() !== '').join(' · ')
    : ''
