import { Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { MyPayslips } from '#features/payroll/web/first.ts'
import { ErrorBoundary } from '#kit/web/feedback/ErrorBoundary.tsx'
import { useSession } from '#kit/web/session.ts'
import { Greeting } from '../Greeting.tsx'
import { MyMonth } from './MyMonth.tsx'
import classes from './month.module.css'

const HrToday = lazy(() => import('./HrToday.tsx'))

/** Its height on a desk, in pixels. */
const HR_TODAY = 252

/** An employee's start page: their own month and the latest payslips, beside each other on a desk; for HR managers, first what waits for them. */
export default function EmployeeDashboardScreen() {
  const isHr = useSession()?.roles.includes('hrmanager')
  return (
    <Stack gap="xl">
      <Greeting />
      {isHr && (
        <ErrorBoundary>
          <Suspense fallback={<Skeleton height={HR_TODAY} radius="lg" />}>
            <HrToday />
          </Suspense>
        </ErrorBoundary>
      )}
      <div className={classes.columns}>
        <MyMonth />
        <ErrorBoundary>
          <Suspense fallback={<Skeleton height={64} radius="lg" />}>
            <MyPayslips />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Stack>
  )
}
