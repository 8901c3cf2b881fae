import { expect, test } from 'vitest'
import {
  type BankColumn,
  type BankLayout,
  bankFileName,
  bankTable,
  bankText,
  ValueTooLong,
} from './bank-layout.ts'

const column = (source: BankColumn['source'], more: Partial<BankColumn> = {}): BankColumn => ({
  ...{ source, title: source, text: '', width: 0, pad: 'space' },
  ...more,
})
const layout = (more: Partial<BankLayout>): BankLayout => ({
  ...{ format: 'csv', separator: 'comma', encoding: 'utf-8', has_header: true, has_totals: true },
  ...{ file_name: '', columns: [column('no'), column('account_name'), column('account'), column('amount')] },
  ...more,
})
const facts = { title: 'May', paid_on: '2026-05-29', bank: 'BCEL' }
const payment = {
  ...{ emp_number: '1001', name: 'ຄຳຫຼ້າ', latin_name: 'Khamla', account_name: 'KHAMLA, "K"' },
  ...{ account: '0101 22-00', bank: 'BCEL', amount: 5_492_250 },
}
const textOf = (one: BankLayout, payments = [payment]) =>
  bankText(one, bankTable(one, payments, facts, 'Total'))

test('a csv file has header, payments and totals; accounts keep their zeros without spaces', () => {
  expect(textOf(layout({}))).toBe(
    'no,account_name,account,amount\r\n1,"KHAMLA, ""K""",01012200,5492250\r\nTotal,,,5492250\r\n',
  )
  const bare = layout({ has_header: false, has_totals: false, separator: 'pipe' })
  expect(textOf(bare)).toBe('1|"KHAMLA, ""K"""|01012200|5492250\r\n')
})

test('a text that a spreadsheet would evaluate, or with a line break, is written as text in one line', () => {
  const one = layout({ has_header: false, has_totals: false, columns: [column('account_name')] })
  const names = ['=HYPERLINK("x")', '+1', 'a\r\nb']
  expect(
    textOf(
      one,
      names.map((account_name) => ({ ...payment, account_name })),
    ),
  ).toBe('"\'=HYPERLINK(""x"")"\r\n\'+1\r\na b\r\n')
  const fixed = layout({ ...one, columns: [column('fixed', { text: '@SUM(1)' })] })
  expect(textOf(fixed)).toBe("'@SUM(1)\r\n")
})

test('columns of fixed width are filled; a name is cut, an account or amount is not', () => {
  const one = layout({
    ...{ format: 'txt', separator: 'none', has_header: false, has_totals: false },
    columns: [
      column('account', { width: 10 }),
      column('amount', { width: 9, pad: 'zero' }),
      column('account_name', { width: 4 }),
      column('paid_on', { width: 10 }),
      column('currency', { width: 3 }),
    ],
  })
  expect(textOf(one)).toBe('01012200  005492250KHAM29/05/2026LAK\r\n')
  const narrow = layout({ ...one, columns: [column('amount', { width: 3 })] })
  expect(() => textOf(narrow)).toThrow(ValueTooLong)
})

test('the name of the file follows the layout', () => {
  const named = layout({ file_name: 'PAY_{bank}_{day}_{total}_a/b' })
  expect(bankFileName(named, facts, 12)).toBe('PAY_BCEL_2026-05-29_12_a-b.csv')
  expect(bankFileName(layout({ format: 'txt' }), facts, 12)).toBe('BCEL May.txt')
})
