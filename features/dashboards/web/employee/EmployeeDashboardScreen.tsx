import { Skeleton, Stack } from '@mantine/core'
import { Suspense } from 'react'
import { MyPayslips } from '#features/payroll/web/first.ts'
import { ErrorBoundary } from '#kit/web/feedback/ErrorBoundary.tsx'
import { Greeting } from '../Greeting.tsx'
import { MyMonth } from './MyMonth.tsx'

/** An employee's start page: their own month and the latest payslips. */
export default function EmployeeDashboardScreen() {
  return (
    <Stack gap="xl">
      <Greeting />
      <MyMonth />
      <ErrorBoundary>
        <Suspense fallback={<Skeleton height={64} radius="lg" />}>
          <MyPayslips />
        </Suspense>
      </ErrorBoundary>
    </Stack>
  )
}
