import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

export default function Toasts() {
  return <Notifications position="top-right" autoClose={3000} limit={4} />
}
