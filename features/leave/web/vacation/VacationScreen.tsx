import type { MasterData } from '#kit/contract/master-data.ts'
import { ListScreen } from '#kit/web/master-data/ListScreen.tsx'
import { vacation } from '../../contract/vacation.ts'
import { useLeaveText } from '../text.ts'

/** The leave types with their entitlement. */
export function VacationScreen({ part }: { part: 'list' | 'create' }) {
  const text = useLeaveText()
  return (
    <ListScreen list={vacation as unknown as MasterData} part={part} extras={{ intro: text.vacationIntro }} />
  )
}
