import { RestDayScreen } from './RestDayScreen.tsx'

export default function RestDayListScreen() {
  return <RestDayScreen part="list" />
}
