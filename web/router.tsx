import { createBrowserRouter } from 'react-router'
import { routeTable } from './route-table.tsx'

export const router = createBrowserRouter(routeTable)
