import { lazyPart } from '#kit/web/load-file.ts'

/** The asker's latest payslips, for the employee's start page. Suspends while its file loads. */
export const MyPayslips = lazyPart(() => import('./own/MyPayslips.tsx'))
