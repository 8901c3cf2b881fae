import { RestDayScreen } from './RestDayScreen.tsx'

export default function RestDayCreateScreen() {
  return <RestDayScreen part="create" />
}
