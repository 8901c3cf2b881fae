import { lazy } from 'react'

/** The asker's latest payslips, for the employee's start page. Suspends while its file loads. */
export const MyPayslips = lazy(() => import('./own/MyPayslips.tsx'))
