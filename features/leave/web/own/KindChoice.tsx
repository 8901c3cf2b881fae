import { Button, Radio, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { formatDays } from '#features/requests/domain/describe-facts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { OwnLeaveBalance } from '../../contract.ts'
import classes from './own-leave.module.css'
import { useOwnLeaveText } from './text.ts'

interface Props {
  balances: readonly OwnLeaveBalance[]
  /** The day for which they are: 'YYYY-MM-DD'. */
  on: string
  value: number | null
  onChange: (id: number) => void
  error?: React.ReactNode
}

/** Shown before "Other kinds" is pressed. */
const SHOWN = 6

/** The kinds of leave with what is left of each; the usual ones first. */
export function KindChoice({ balances, on, value, onChange, error }: Props) {
  const text = useOwnLeaveText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole
    ? balances
    : balances.filter(({ leave_type_id }, at) => at < SHOWN || leave_type_id === value)
  return (
    <Radio.Group
      label={text.kind}
      withAsterisk
      error={error}
      data-path="leave_type_id"
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(Number(id))}
    >
      <SimpleGrid cols={{ base: 2, sm: shown.length % 4 === 0 ? 4 : 3 }} spacing="xs" mt={4}>
        {shown.map((balance) => (
          <Radio.Card
            key={balance.leave_type_id}
            value={String(balance.leave_type_id)}
            className={classes.kind ?? ''}
          >
            <b>{balance.leave_type}</b>
            <Left balance={balance} on={on} />
          </Radio.Card>
        ))}
      </SimpleGrid>
      {shown.length < balances.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setWhole(true)}>
          {text.moreKinds}
        </Button>
      )}
    </Radio.Group>
  )
}

/** What is left of a kind on a day: '9.5 days left', 'no limit', 'from 10/03/2026'. */
export function Left({ balance, on }: { balance: OwnLeaveBalance; on: string }) {
  const text = useOwnLeaveText()
  const language = useLanguage()
  const { left, usable_from, is_paid } = balance
  const state =
    on < usable_from
      ? text.from(formatDate(usable_from))
      : left === null
        ? text.unlimited
        : text.left(formatDays(left, language))
  return <span className={classes.left}>{is_paid ? state : `${text.unpaid} · ${state}`}</span>
}
