import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { formatDate, monthOf } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'

/** More are counted. */
const MOST = 10

interface Props {
  label: string
  employeeId: number
  dates: readonly string[]
}

/** Links to the days of an employee in the report of clock-ins; nothing for users who may not open it. */
export default function DayLinks({ label, employeeId, dates }: Props) {
  const may = useMay()
  if (!may('view-clock-in-out') || dates.length === 0) return null
  return (
    <div>
      <Text size="sm">{label}</Text>
      <Group gap="xs">
        {dates.slice(0, MOST).map((date) => (
          <Anchor
            key={date}
            component={Link}
            to={href('clock_in_out.index', {}, { month: monthOf(date), details: `${employeeId}_${date}` })}
            size="sm"
            className="figures"
          >
            {formatDate(date)}
          </Anchor>
        ))}
        {dates.length > MOST && (
          <Text size="sm" c="dimmed">
            + {formatNumber(dates.length - MOST, 0)}
          </Text>
        )}
      </Group>
    </div>
  )
}
