import { VacationScreen } from './VacationScreen.tsx'

export default function VacationListScreen() {
  return <VacationScreen part="list" />
}
