import { Button } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { listStayedLonger } from '../../contract/stayed-longer.ts'
import { useStayedText } from './text.ts'

/** Leads from an own day on which the employee stayed longer to the request, which is filled in; nothing on other days. */
export function AskForOvertime({ date }: { date: string }) {
  const text = useStayedText()
  const stay = useRoute(listStayedLonger).data?.data.find(({ work_date }) => work_date === date)
  if (!stay) return null
  return (
    <Button
      component={Link}
      to={href('employee_ot_request.stayed', { work_date: date })}
      variant="default"
      leftSection={<IconClockPlus size={18} />}
    >
      {text.askFor(stay.from_time, stay.to_time)}
    </Button>
  )
}
