import { z } from 'zod'
import { decimalText } from '#kit/contract/currency.ts'
import { Kip, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import { Day } from '#kit/database/row-types.ts'
import type { SheetToWrite } from '#kit/server/excel/write-workbook.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'

const SalaryRow = z.object({
  emp_number: z.string(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** In the smallest unit of the currency. */
  amount: z.int(),
  currency: z.string(),
  rate: z.string(),
  day: Day,
  base: Kip,
})

const SEGMENTS = `
  select p.emp_number, p.name, s.part ->> 'from' as "from", s.part ->> 'to' as "to", (s.part #>> '{foreign,amount}')::bigint as amount,
    s.part #>> '{foreign,currency}' as currency, s.part #>> '{foreign,rate}' as rate, s.part #>> '{foreign,day}' as day,
    (s.part ->> 'base')::bigint as base
  from payslip p cross join lateral jsonb_path_query(p.facts, '$.segments[*] ? (exists (@.foreign))') as s(part)
  where p.company_id = $1 and p.calculation_id = $2
  order by p.emp_number collate emp_number_order, p.employee_id, 3`

/** The base salaries of a run in other currencies, each with the rate with which it was converted and the day of the rate; none: no sheet. */
export async function exchangeSheet(
  tx: Tx,
  companyId: number,
  calculationId: number,
  language: Language,
): Promise<SheetToWrite[]> {
  const rows = await tx.query(SalaryRow, SEGMENTS, [companyId, calculationId])
  if (rows.length === 0) return []
  const texts = SHEET_TEXTS[language]
  return [
    {
      name: texts.exchange,
      columns: [
        { key: 'emp_number', header: texts.empNumber, type: 'text' },
        { key: 'name', header: texts.name, type: 'text' },
        { key: 'from', header: texts.salaryFrom, type: 'date' },
        { key: 'to', header: texts.salaryTo, type: 'date' },
        { key: 'amount', header: texts.salary, type: 'number' },
        { key: 'currency', header: texts.currency, type: 'text' },
        { key: 'rate', header: texts.rate, type: 'number' },
        { key: 'day', header: texts.rateDay, type: 'date' },
        { key: 'base', header: texts.salaryInKip, type: 'kip' },
      ],
      rows: rows.map(({ amount, rate, ...row }) => ({
        ...row,
        amount: Number(decimalText(amount, row.currency)),
        rate: Number(rate),
      })),
    },
  ]
}
