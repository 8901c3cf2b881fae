import { useSearchParams } from 'react-router'
import { AskPage } from '#features/requests/web/parts.ts'
import { isDay, todayInLaos } from '#kit/contract/days.ts'
import { OutsideForm } from './OutsideForm.tsx'
import { useOutsideKind } from './use-outside-kind.ts'

/** An employee asks for work at another place; `?day=2026-04-14` fills in the days, `?again=7` the form as in an earlier request. */
export default function OutsideRequestScreen() {
  const kind = useOutsideKind()
  const [query] = useSearchParams()
  const asked = query.get('day')
  const day = isDay(asked) ? asked : todayInLaos()
  const initial = { first_day: day, last_day: day, place: '', needs_scan: true, reason: '' }
  return (
    <AskPage kind={kind}>
      {({ again, ...parts }) => <OutsideForm {...parts} initial={again ?? initial} />}
    </AskPage>
  )
}
