import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import type { EndingContract } from '../../contract.ts'
import { PersonAvatar } from '../PersonAvatar.tsx'
import { EndingBadge } from './EndingBadge.tsx'
import classes from './EndingContracts.module.css'
import { daysText, useEndingText } from './text.ts'
import type { useEndingContracts } from './use-ending-contracts.ts'

interface Props {
  answer: ReturnType<typeof useEndingContracts>
  onDone: () => void
}

/** The most urgent contracts; each one links to the whole list. */
export default function EndingContracts({ answer, onDone }: Props) {
  const text = useEndingText()
  const { data, error } = answer
  if (error && !data) return <ErrorState error={error} onRetry={() => void answer.refetch()} />
  if (!data) return <Waiting />
  const { total, warning, expired, notice_days } = data.meta
  if (total === 0) return <EmptyState title={text.none} text={text.noneHint(formatNumber(notice_days, 0))} />
  return (
    <>
      <div className={classes.title}>
        <Text component="h2" fw={600}>
          {text.title}
        </Text>
        <Text size="xs" c="dimmed">
          {text.state.warning} {formatNumber(warning, 0)} · {text.state.expired} {formatNumber(expired, 0)}
        </Text>
      </div>
      <ul className={classes.list}>
        {data.data.map((row) => (
          <Entry key={row.id} row={row} onDone={onDone} />
        ))}
      </ul>
      <div className={classes.foot}>
        <Button
          component={Link}
          to={href('employee_contract.expire')}
          onClick={onDone}
          variant="subtle"
          fullWidth
        >
          {text.seeAll} ({formatNumber(total, 0)})
        </Button>
      </div>
    </>
  )
}

function Entry({ row, onDone }: { row: EndingContract; onDone: () => void }) {
  const text = useEndingText()
  const name = `${row.name} ${row.surname}`.trim()
  return (
    <li>
      <Link to={href('employee_contract.expire')} onClick={onDone} className={classes.entry}>
        <PersonAvatar
          id={row.id}
          picture={row.profile}
          name={`${row.en_name} ${row.en_surname}`.trim() || name}
          color={row.contract_expired === 'expired' ? 'red' : 'yellow'}
          size={38}
        />
        <span className={classes.words}>
          <Text component="span" fw={600} size="sm" className="name" display="block">
            {name}
          </Text>
          <Text component="span" size="xs" c="dimmed" display="block">
            {formatDate(row.end_date)} · {daysText(text, row.days_left)}
          </Text>
        </span>
        <EndingBadge state={row.contract_expired} />
      </Link>
    </li>
  )
}

function Waiting() {
  return (
    <Stack gap="sm" p="md" aria-busy="true">
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} h={38} />
      ))}
    </Stack>
  )
}
