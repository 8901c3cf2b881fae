import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { PersonCell, personColumnOf, personNames } from '#features/employees/web/parts.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { formatNumber } from '#kit/web/format.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { PayslipRow, RunDetail, Sums } from '../../contract.ts'
import { allowancesOf, deductedAfter, deductedBefore } from '../../domain/shown-sums.ts'
import { CheckButtons } from '../check/CheckButtons.tsx'
import { CheckNote } from '../check/CheckNote.tsx'
import { HoldBadge } from '../hold/HoldBadge.tsx'
import type { RunText } from '../text.ts'
import classes from './Reviews.module.css'
import { ReviewFlags, ReviewReasons } from './Reviews.tsx'

interface Use {
  run: RunDetail
  text: RunText
  language: Language
  /** Number of matching payslips, and their totals. */
  count: number
  totals: Sums | undefined
}
export type PayslipColumns = (use: Use) => Column<PayslipRow>[]

function money(
  { totals }: Use,
  key: string,
  title: string,
  of: (sums: Sums) => number,
  more: Partial<Column<PayslipRow>> = {},
): Column<PayslipRow> {
  return {
    key,
    title,
    align: 'end',
    cell: (row) => <Money kip={of(row)} strong={key === 'net'} />,
    foot: totals && <Money kip={of(totals)} strong />,
    phone: key === 'net' ? 'end' : 'detail',
    ...more,
  }
}

function personColumns(
  { text, language, count }: Use,
  hasFlags = false,
  facts?: (row: PayslipRow) => ReactNode,
): Column<PayslipRow>[] {
  const person = (row: PayslipRow) => ({
    id: row.employee_id,
    ...personNames(row.person, language),
    picture: row.employee_picture,
  })
  return [
    { key: 'emp_number', title: text.column.number },
    {
      ...personColumnOf('name', text.column.name, person, facts),
      foot: text.sumOf(formatNumber(count, 0)),
      cell: (row) => (
        <span className={classes.who}>
          <PersonCell {...person(row)} />
          {hasFlags && <ReviewFlags reviews={row.reviews} isAccepted={row.check !== null} />}
          {row.hold && <HoldBadge hold={row.hold} />}
        </span>
      ),
    },
    {
      key: 'department',
      title: text.column.department,
      hidden: true,
      cell: (row) => <span className="name">{row.person.department || '–'}</span>,
    },
  ]
}

/** From left to right they add up: to the gross, and from it to the net. */
export const payslipColumns: PayslipColumns = (use) => {
  const { column } = use.text
  return [
    ...personColumns(use, true),
    money(use, 'base', column.base, (sums) => sums.base),
    money(use, 'allowances', column.allowances, allowancesOf),
    money(use, 'overtime', column.overtime, (sums) => sums.overtime),
    money(use, 'deductions_before', column.deductionsBefore, deductedBefore, { sort: false }),
    money(use, 'gross', column.gross, (sums) => sums.gross),
    money(use, 'sso', column.sso, (sums) => sums.sso),
    money(use, 'tax', column.tax, (sums) => sums.tax),
    money(use, 'deductions_after', column.deductionsAfter, deductedAfter, { sort: false }),
    money(use, 'net', column.net, (sums) => sums.net, { keepsEnd: true }),
    money(use, 'cost', column.cost, (sums) => sums.cost, { hidden: true }),
  ]
}

export const reviewColumns: PayslipColumns = (use) => [
  ...personColumns(use, false, ({ reviews }) => reviews.map((review) => use.text.review[review]).join(' · ')),
  {
    key: 'reviews',
    title: use.text.column.reason,
    phone: 'detail',
    cell: (row) => (
      <Stack gap={8} py={4}>
        <ReviewReasons reviews={row.reviews} facts={row.review_facts} />
        <CheckNote slip={row} />
        <CheckButtons run={use.run} slip={row} />
      </Stack>
    ),
  },
  money(use, 'gross', use.text.column.gross, (sums) => sums.gross),
  money(use, 'net', use.text.column.net, (sums) => sums.net),
]
