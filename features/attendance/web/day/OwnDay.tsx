import { Skeleton } from '@mantine/core'
import { useRoute } from '#kit/web/query.ts'
import { explainMyDay } from '../../contract/day-explanation.ts'
import { AskForOvertime } from '../overtime/AskForOvertime.tsx'
import { AskForScan } from '../own/AskForScan.tsx'
import { DayStory } from './DayStory.tsx'

/** Why one of the own days has its result, and how to ask for a forgotten scan; nothing if it cannot be loaded. */
export default function OwnDay({ date }: { date: string }) {
  const answer = useRoute(explainMyDay, { query: { date } }, { keepPrevious: true })
  if (answer.error) return null
  if (!answer.data) return <Skeleton height={180} radius="md" />
  return (
    <>
      <DayStory explanation={answer.data.data} />
      <AskForScan explanation={answer.data.data} />
      <AskForOvertime date={date} />
    </>
  )
}
