import type { Endpoint } from '#kit/server/handler.ts'
import { dismissSteps, showSteps } from './first-steps/first-steps.ts'
import { showPayMonth } from './pay-month/show-pay-month.ts'
import { showCompanyDashboard } from './show-company-dashboard.ts'
import { showProvider } from './show-provider-dashboard.ts'
import { showHr } from './today/show-hr-today.ts'
import { showToday } from './today/show-today.ts'

export const dashboardsEndpoints: readonly Endpoint[] = [
  showCompanyDashboard,
  showPayMonth,
  showToday,
  showHr,
  showProvider,
  showSteps,
  dismissSteps,
]
