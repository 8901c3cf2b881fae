import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { OvertimeRequestPage } from '#features/overtime/web/parts.ts'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { listStayedLonger, type StayedLonger } from '../../contract/stayed-longer.ts'
import { useStayedText } from './text.ts'

/** Asks for overtime on a day on which the employee stayed longer: the form is filled in with the times of the scans. */
export default function StayedLongerScreen() {
  const { work_date = '' } = useParams()
  const answer = useRoute(listStayedLonger, {}, { keepPrevious: true })
  const stay = answer.data?.data.find((one) => one.work_date === work_date)
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!answer.data) return <Skeleton height={360} radius="lg" maw={720} />
  return <Asking key={work_date} stay={stay} />
}

const filledFrom = ({ work_date, from_time, to_time }: StayedLonger) => ({ work_date, from_time, to_time })

function Asking({ stay }: { stay: StayedLonger | undefined }) {
  const text = useStayedText()
  // It is not offered any more once it is sent.
  const [first] = useState(stay)
  if (first) return <OvertimeRequestPage filled={filledFrom(first)} record={`stayed-${first.work_date}`} />
  return (
    <>
      <PageHeader title={text.title} />
      <EmptyState
        title={text.asked}
        text={text.askedHint}
        action={
          <Button component={Link} to={href('employee_ot_request.index')} variant="default">
            {text.mine}
          </Button>
        }
      />
    </>
  )
}
