import { Outlet } from 'react-router'

/** Only the screen: the sign-in and the steps to a new password. */
export default function BareLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
