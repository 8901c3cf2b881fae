import { lazyPart } from '#kit/web/load-file.ts'

/** The employee's latest payslips, for the start page. Suspends while its file loads. */
export const MyPayslips = lazyPart(() => import('./own/MyPayslips.tsx'))
