import { z } from 'zod'
import type { LinePayment } from '#engines/payroll/explanation.ts'
import { Kip, type Language } from '#kit/contract/scalars.ts'
import type { Tx } from '#kit/database/database.ts'
import type { SheetToWrite } from '#kit/server/excel/write-workbook.ts'
import { ITEM_CODES, LINE_KINDS } from '../../domain/line-kinds.ts'
import { lineTextsEn } from '../../locales/line-texts.en.ts'
import { lineTextsLa } from '../../locales/line-texts.la.ts'
import { SHEET_TEXTS } from '../../locales/sheet-texts.ts'
import { SUM_TEXTS } from '../../locales/sum-names.ts'

const LINE_TEXTS = { la: lineTextsLa, en: lineTextsEn }

const ItemRow = z.object({
  emp_number: z.string(),
  name: z.string(),
  code: z.enum(ITEM_CODES),
  item: z.string(),
  /** The line settles a difference of the run `item`. */
  is_difference: z.boolean(),
  amount: Kip,
  payment: z.custom<LinePayment>().nullable(),
})

const LINES = `
  select p.emp_number, p.name, paid.line ->> 'code' as code, paid.line ->> 'name' as item, (paid.line ->> 'amount')::bigint as amount,
    paid.line -> 'payment' as payment, paid.line #>> '{how,kind}' = 'difference' as is_difference
  from payslip p cross join lateral jsonb_path_query(p.lines,
    '$[*] ? (${ITEM_CODES.map((code) => `@.code == "${code}"`).join(' || ')})') as paid(line)
  where p.company_id = $1 and p.calculation_id = $2
  order by p.emp_number collate emp_number_order, p.employee_id`

/** Every other income and deduction of a run by person and name, with its instalment and what is left; none: no sheet. */
export async function itemsSheet(
  tx: Tx,
  companyId: number,
  calculationId: number,
  language: Language,
): Promise<SheetToWrite[]> {
  const rows = await tx.query(ItemRow, LINES, [companyId, calculationId])
  if (rows.length === 0) return []
  const texts = SHEET_TEXTS[language]
  return [
    {
      name: texts.items,
      columns: [
        { key: 'emp_number', header: texts.empNumber, type: 'text' },
        { key: 'name', header: texts.name, type: 'text' },
        { key: 'kind', header: texts.itemKind, type: 'text' },
        { key: 'item', header: texts.item, type: 'text' },
        { key: 'amount', header: texts.amount, type: 'kip' },
        { key: 'instalment', header: texts.instalment, type: 'text' },
        { key: 'left', header: texts.left, type: 'kip' },
      ],
      rows: rows.map(({ code, payment, is_difference, ...row }) => ({
        ...row,
        item: is_difference ? LINE_TEXTS[language].differenceName(row.item) : row.item,
        kind: SUM_TEXTS[LINE_KINDS[code].sum][language],
        instalment: payment?.instalment ? `${payment.instalment.number}/${payment.instalment.of}` : '',
        left: payment?.instalment?.left ?? null,
      })),
    },
  ]
}
