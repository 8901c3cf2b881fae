import { Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import { explainDay } from '../../contract/day-explanation.ts'
import { DayDetail } from '../report/DayDetail.tsx'
import { DayHistory } from './DayHistory.tsx'
import { DayStory } from './DayStory.tsx'
import { dayPayPart } from './day-pay-part.ts'

interface Props {
  employeeId: number
  date: string
  /** Below a calendar: the day scrolls into view when it is opened. */
  isBelow?: boolean
}

/** A day of an employee: why it has its result, then its scans with their corrections. */
export function ExplainedDay({ employeeId, date, isBelow = false }: Props) {
  const self = useRef<HTMLDivElement>(null)
  const input = { params: { employee_id: employeeId }, query: { date } }
  const answer = useRoute(explainDay, input, { keepPrevious: true })
  const explanation = answer.data?.data
  const shown = explanation?.day.date
  useEffect(() => {
    if (isBelow && shown) self.current?.scrollIntoView({ block: 'nearest' })
  }, [isBelow, shown])
  const Pay = dayPayPart()
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!explanation) return <TableWaiting />
  return (
    <Stack ref={self} gap="lg">
      <DayStory explanation={explanation} />
      {Pay && <Pay employeeId={employeeId} date={explanation.day.date} />}
      <DayDetail
        day={explanation.day}
        employee={explanation.employee}
        locked={explanation.correction_refusal}
      />
      <DayHistory history={explanation.history} />
    </Stack>
  )
}
