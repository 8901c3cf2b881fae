import { Outlet } from 'react-router'

/** Nothing around the screen: the sign-in and the way to a new password. */
export default function BareLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
