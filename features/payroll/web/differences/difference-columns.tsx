import { Text } from '@mantine/core'
import { PERSON_LOOK, personColumn } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { Column } from '#kit/web/table/column.ts'
import type { PayDifference } from '../../contract.ts'
import { causesInWords } from '../../domain/difference-words.ts'
import { DifferenceStatus } from './DifferenceStatus.tsx'
import { type DifferenceText, useDifferenceText } from './text.ts'

/** Causes in the list; the drawer has all of them. */
const FIRST = 2

/** The first causes of a difference in words. */
export function useCauseText() {
  const text = useDifferenceText()
  const language = useLanguage()
  return ({ lines }: PayDifference) => {
    const all = [
      ...new Set(
        causesInWords(
          lines.flatMap(({ causes }) => causes),
          language,
        ),
      ),
    ]
    if (all.length === 0) return text.noCause
    return `${all.slice(0, FIRST).join(' · ')}${all.length > FIRST ? ` · +${all.length - FIRST}` : ''}`
  }
}

export function useDifferenceColumns(): Column<PayDifference>[] {
  const text = useDifferenceText()
  const causeOf = useCauseText()
  return [
    { key: 'emp_number', title: text.empNumber, width: 130 },
    {
      ...personColumn<PayDifference>(text.employee),
      cell: (row) => (
        <>
          {PERSON_LOOK.cell(row)}
          {row.has_left && (
            <Text span size="sm" c="red">
              {leftText(row, text)}
            </Text>
          )}
        </>
      ),
    },
    { key: 'run_title', title: text.run, sort: 'to_date' },
    { key: 'cause', title: text.cause, sort: false, cell: (row) => causeOf(row) },
    {
      key: 'amount',
      title: text.amount,
      align: 'end',
      cell: (row) => <Money kip={row.amount} strong />,
    },
    { key: 'status', title: text.status, cell: (row) => <DifferenceStatus row={row} /> },
    { key: 'found_at', title: text.foundAt, hidden: true, cell: (row) => formatDate(row.found_at) },
  ]
}

export const leftText = ({ amount, end_date }: PayDifference, text: DifferenceText): string =>
  (amount < 0 ? text.leftClaim : text.leftPay)(formatDate(end_date))
