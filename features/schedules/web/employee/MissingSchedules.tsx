import { Alert, Anchor } from '@mantine/core'
import { IconClockX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useMayCall } from '#kit/web/access.ts'
import { formatNumber } from '#kit/web/format.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { assignEmployees, listSchedulesOfEmployees } from '../../contract/assignments.ts'
import { useScheduleText } from '../text.ts'

/** How many employees clock in and have no schedule, with a link to them; nothing if there are none, or for users who cannot assign one. */
export default function MissingSchedules() {
  const text = useScheduleText()
  const mayCall = useMayCall()
  const { data } = useRoute(
    listSchedulesOfEmployees,
    { query: { has_schedule: 'missing', per_page: 1 } },
    { enabled: mayCall(assignEmployees) },
  )
  const count = data?.meta.total ?? 0
  if (count === 0) return null
  return (
    <Alert color="yellow" icon={<IconClockX size={18} />} mb="md" role="status">
      {text.missing(formatNumber(count, 0))}{' '}
      <Anchor component={Link} to={href('scan_time.index', {}, { has_schedule: 'missing' })} inherit>
        {text.showMissing}
      </Anchor>
    </Alert>
  )
}
