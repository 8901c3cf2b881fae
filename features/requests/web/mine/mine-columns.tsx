import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useSession } from '#kit/web/session.ts'
import type { Column } from '#kit/web/table/column.ts'
import type { MyRequest } from '../../contract.ts'
import { RequestStatusBadge } from '../RequestStatusBadge.tsx'
import { requestLine, requestLines } from '../request-line.ts'
import { useRequestWords } from '../text.ts'
import { WaitsForText } from '../WaitsForText.tsx'

/** The columns of the own requests; of those entered for others, with the name of the employee. */
export function useMineColumns(): Column<MyRequest>[] {
  const { mine: text } = useRequestWords()
  const language = useLanguage()
  const ownId = useSession()?.user.employee_id
  const ofOther = (row: MyRequest, line: string) =>
    row.employee_id === ownId ? line : `${row.employee_name} · ${line}`
  return [
    {
      key: 'kind',
      title: text.request,
      primary: true,
      cell: (row) => ofOther(row, requestLine(row, language)),
      phone: {
        title: (row) => ofOther(row, requestLines(row, language).what),
        facts: (row) => <PhoneFacts row={row} />,
      },
    },
    {
      key: 'waits_for',
      title: text.with,
      sort: false,
      cell: (row) => (row.waits_for ? <WaitsForText waitsFor={row.waits_for} /> : '–'),
      phone: 'fact',
    },
    {
      key: 'submitted_at',
      title: text.sent,
      cell: (row) => <span className="figures">{formatInstant(row.submitted_at)}</span>,
      phone: 'detail',
    },
    {
      key: 'status',
      title: text.status,
      cell: (row) => <RequestStatusBadge status={row.status} isReturned={row.is_returned} />,
    },
  ]
}

/** When it is, and who has it now. */
function PhoneFacts({ row }: { row: MyRequest }) {
  const { when } = requestLines(row, useLanguage())
  return (
    <>
      {when}
      {when && row.waits_for && ' · '}
      {row.waits_for && <WaitsForText waitsFor={row.waits_for} />}
    </>
  )
}
