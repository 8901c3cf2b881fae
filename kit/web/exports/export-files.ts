import type * as contract from '#kit/contract/export-files.ts'
import { routeHead } from '../route-head.ts'

/** By their heads alone: the button stands on every page, and schemas are a weight. */
export const exportFiles = routeHead<typeof contract.listExportFiles>({
  method: 'GET',
  path: '/export-file',
  access: 'session',
})
export const exportContent = routeHead<typeof contract.downloadExportFile>({
  method: 'GET',
  path: '/export-file/:id/content',
  access: 'session',
})
export const exportRemoval = routeHead<typeof contract.deleteExportFile>({
  method: 'DELETE',
  path: '/export-file/:id',
  access: 'session',
})
