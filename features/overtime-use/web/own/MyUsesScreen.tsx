import { Box } from '@mantine/core'
import { whenOf } from '#features/requests/domain/describe-facts.ts'
import { OwnRequestList } from '#features/requests/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Column } from '#kit/web/table/column.ts'
import { listOwnUses, type OwnUse } from '../../contract.ts'
import { formatHours } from '../../domain/format-hours.ts'
import { factsOfUse } from './facts-of-use.ts'
import { OwnCredit } from './OwnCredit.tsx'
import { useOwnUseText } from './text.ts'
import { useOwnUseKind } from './use-own-use-kind.ts'

/** The overtime that an employee has and uses as time off. */
export default function MyUsesScreen() {
  const text = useOwnUseText()
  return (
    <OwnRequestList
      kind={useOwnUseKind()}
      route={listOwnUses}
      name="my-overtime-use"
      sort="-use_date"
      columns={useColumns()}
      empty={text.none}
    >
      <Box mb="md">
        <OwnCredit />
      </Box>
    </OwnRequestList>
  )
}

function useColumns(): Column<OwnUse>[] {
  const text = useOwnUseText()
  const language = useLanguage()
  return [
    {
      key: 'use_date',
      title: text.when,
      primary: true,
      cell: (row) => <span className="figures">{whenOf(factsOfUse(row), language)}</span>,
    },
    {
      key: 'credit_minutes',
      title: text.takes,
      sort: false,
      align: 'end',
      cell: ({ credit_minutes }) => {
        if (credit_minutes === null) return '–'
        if (credit_minutes === 0) return text.freeDay
        return <span className="figures">{formatHours(credit_minutes)}</span>
      },
      phone: 'fact',
    },
  ]
}
