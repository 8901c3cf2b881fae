import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { lazyPart } from '#kit/web/load-file.ts'
import { useSession } from '#kit/web/session.ts'
import { isEmployeeSide } from '../landing.ts'
import { Booting } from '../parts/Booting.tsx'

const AdminLayout = lazyPart(() => import('./AdminLayout.tsx'))
const EmployeeLayout = lazyPart(() => import('./EmployeeLayout.tsx'))

/** The layout of the signed-in person's own side around a page that belongs to neither side. */
export default function OwnLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const session = useSession()
  const Layout = session && isEmployeeSide(session) ? EmployeeLayout : AdminLayout
  return (
    <Suspense fallback={<Booting />}>
      <Layout>{children}</Layout>
    </Suspense>
  )
}
