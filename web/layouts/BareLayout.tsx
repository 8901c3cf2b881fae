import { Outlet, useMatches } from 'react-router'

/** Only the screen: the sign-in and the steps to a new password. "Access denied" brings the layout of the person's side. */
export default function BareLayout() {
  if (useMatches().at(-1)?.id === 'access.denied') return <Outlet />
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
