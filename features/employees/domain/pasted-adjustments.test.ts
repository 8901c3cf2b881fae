import { expect, test } from 'vitest'
import { readPastedAdjustments } from './pasted-adjustments.ts'

const read = (text: string) => readPastedAdjustments(text, '2026-11-23')

test.each([
  ['5500000', 5_500_000],
  ['5,500,000', 5_500_000],
  ['5,500,000.00', 5_500_000],
  ['5.500.000', 5_500_000],
  ['5.5 ລ້ານ', 5_500_000],
  ['₭ 5 500 000', 5_500_000],
])('the salary %j is read as %i kip', (salary, amount) => {
  expect(read(`1001\t16/03/2027\t${salary}`).rows).toEqual([
    { emp_number: '1001', effective_date: '2027-03-16', target_salary: amount, remark: '' },
  ])
})

test('an amount with a currency is read in its smallest unit', () => {
  expect(read('1001\t16/03/2027\t1,200.50 USD').rows).toMatchObject([
    { target_salary: 120_050, currency: 'USD' },
  ])
})

test.each(['5.5', '-5500000', '5500000 KIN', '5,500,00', ''])(
  'a line with the salary %j is reported, not read as another amount',
  (salary) => {
    expect(read(`1001\t16/03/2027\t${salary}`)).toEqual({ rows: [], unreadable: [{ line: 1 }] })
  },
)

test('a heading is skipped; a first line of somebody that cannot be read is not', () => {
  const line = '1002\t1/4/2570\t3,000,000\tGood work'
  const stored = { emp_number: '1002', effective_date: '2027-04-01', target_salary: 3_000_000 }
  expect(read(`Number\tFrom\tSalary\n\n${line}\n`)).toEqual({
    rows: [{ ...stored, remark: 'Good work' }],
    unreadable: [],
  })
  expect(read(`1001\t31/02/2027\t5,000,000\n${line}`)).toMatchObject({
    rows: [stored],
    unreadable: [{ line: 1 }],
  })
})

test('an amount whose point can be one of thousands or of decimals is refused with both', () => {
  expect(read('1001\t16/03/2027\t1.200 USD')).toEqual({
    ...{ rows: [], unreadable: [{ line: 1, unclear: { whole: '1,200', decimal: '1.20' } }] },
  })
})
