import { Button } from '@mantine/core'
import { IconClockPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { listStayedLonger } from '../../contract/stayed-longer.ts'
import { useStayedText } from './text.ts'

/** In the sheet that asks: the last days on which the employee stayed longer, each with the request filled in. */
export default function StayedOffers({ onClose }: { onClose: () => void }) {
  const text = useStayedText()
  const stays = useRoute(listStayedLonger).data?.data ?? []
  return stays.map(({ work_date, from_time, to_time }) => (
    <Button
      key={work_date}
      component={Link}
      to={href('employee_ot_request.stayed', { work_date })}
      variant="subtle"
      size="sm"
      justify="flex-start"
      fullWidth
      leftSection={<IconClockPlus size={18} />}
      onClick={onClose}
    >
      {text.stayed(formatDate(work_date).slice(0, 5), from_time, to_time)}
    </Button>
  ))
}
