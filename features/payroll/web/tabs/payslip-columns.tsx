import { Text } from '@mantine/core'
import type { Language } from '#kit/contract/scalars.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { PayslipRow, Sums } from '../../contract.ts'
import { HoldBadge } from '../hold/HoldBadge.tsx'
import { fullName } from '../payslip/full-name.ts'
import type { RunText } from '../text.ts'
import classes from './Reviews.module.css'
import { ReviewFlags, ReviewReasons } from './Reviews.tsx'

/** A column of payslips; `total` is displayed below it. */
export interface PayslipColumn extends Column<PayslipRow> {
  total?: (sums: Sums) => number
}
export type PayslipColumns = (text: RunText, language: Language) => PayslipColumn[]

const deductionsOf = (sums: Sums) =>
  sums.absence + sums.absence_rule + sums.late + sums.early + sums.deductions_before + sums.deductions_after

const otherEarnings = (sums: Sums) => sums.seniority + sums.benefits + sums.night + sums.other_income

function money(
  key: string,
  title: string,
  of: (sums: Sums) => number,
  more: Partial<PayslipColumn> = {},
): PayslipColumn {
  return {
    key,
    title,
    align: 'end',
    cell: (row) => <Money kip={of(row)} strong={key === 'net'} />,
    total: of,
    ...more,
  }
}

function personColumns(text: RunText, language: Language, hasFlags = false): PayslipColumn[] {
  return [
    { key: 'emp_number', title: text.column.number },
    {
      key: 'name',
      title: text.column.name,
      primary: true,
      cell: (row) => (
        <span className={classes.who}>
          <Text span size="sm" fw={600} className="name">
            {fullName(row.person, language)}
          </Text>
          {hasFlags && <ReviewFlags reviews={row.reviews} />}
          {row.hold && <HoldBadge hold={row.hold} />}
        </span>
      ),
    },
    {
      key: 'department',
      title: text.column.department,
      cell: (row) => <span className="name">{row.person.department || '–'}</span>,
    },
  ]
}

export const payslipColumns: PayslipColumns = (text, language) => [
  ...personColumns(text, language, true),
  money('base', text.column.base, (sums) => sums.base),
  money('overtime', text.column.overtime, (sums) => sums.overtime),
  money('other_earnings', text.column.otherEarnings, otherEarnings, { hidden: true }),
  money('deductions', text.column.deductions, deductionsOf),
  money('gross', text.column.gross, (sums) => sums.gross),
  money('sso', text.column.sso, (sums) => sums.sso),
  money('tax', text.column.tax, (sums) => sums.tax),
  money('net', text.column.net, (sums) => sums.net),
  money('cost', text.column.cost, (sums) => sums.cost, { hidden: true }),
]

export const reviewColumns: PayslipColumns = (text, language) => [
  ...personColumns(text, language),
  {
    key: 'reviews',
    title: text.column.reason,
    cell: (row) => <ReviewReasons reviews={row.reviews} facts={row.review_facts} />,
  },
  money('gross', text.column.gross, (sums) => sums.gross),
  money('net', text.column.net, (sums) => sums.net),
]
