import type { ScreenMap } from '#kit/web/screen.ts'

/** The screens of this feature by route name. */
export const screens = {
  'employee_e_approve.index': () => import('./MyApprovalsScreen.tsx'),
  'employee_e_approve.add': () => import('./ApprovalRequestScreen.tsx'),
  'employee_e_approve.update': () => import('./ApprovalChangeScreen.tsx'),
  'employee_e_approve.approve': () => import('./ApproveApprovalsScreen.tsx'),
  'approval.index': () => import('./report/ApprovalReportScreen.tsx'),
  'approval_template.index': () => import('./templates/ApprovalTemplatesScreen.tsx'),
  'approval.verify': () => import('./verify/VerifyScreen.tsx'),
} satisfies ScreenMap
