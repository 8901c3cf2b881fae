import { whenOf } from '#features/requests/domain/describe-facts.ts'
import { OwnRequestList } from '#features/requests/web/parts.ts'
import { formatMinutes } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Column } from '#kit/web/table/column.ts'
import { listOwnOvertime, type OwnOvertime } from '../../contract.ts'
import { overtimeFacts } from './overtime-facts.ts'
import { useOwnOvertimeText } from './text.ts'
import { useOwnOvertimeKind } from './use-own-overtime-kind.ts'

/** An employee's own overtime. */
export default function MyOvertimeScreen() {
  const text = useOwnOvertimeText()
  return (
    <OwnRequestList
      kind={useOwnOvertimeKind()}
      route={listOwnOvertime}
      name="my-overtime"
      sort="-work_date"
      columns={useColumns()}
      empty={text.none}
    />
  )
}

function useColumns(): Column<OwnOvertime>[] {
  const text = useOwnOvertimeText()
  const language = useLanguage()
  return [
    {
      key: 'work_date',
      title: text.day,
      primary: true,
      cell: (row) => <span className="figures">{whenOf(overtimeFacts(row), language)}</span>,
    },
    {
      key: 'minutes',
      title: text.duration,
      sort: false,
      align: 'end',
      cell: ({ minutes }) => <span className="figures">{formatMinutes(minutes)}</span>,
      phone: 'fact',
    },
  ]
}
