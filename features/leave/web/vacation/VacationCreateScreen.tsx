import { VacationScreen } from './VacationScreen.tsx'

export default function VacationCreateScreen() {
  return <VacationScreen part="create" />
}
