import type { Endpoint } from '#kit/server/handler.ts'
import { showCompanyDashboard } from './show-company-dashboard.ts'

export const dashboardsEndpoints: readonly Endpoint[] = [showCompanyDashboard]
