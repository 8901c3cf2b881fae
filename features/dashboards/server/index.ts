import type { Endpoint } from '#kit/server/handler.ts'
import { dismissSteps, showSteps } from './first-steps/first-steps.ts'
import { showCompanyDashboard } from './show-company-dashboard.ts'

export const dashboardsEndpoints: readonly Endpoint[] = [showCompanyDashboard, showSteps, dismissSteps]
