import type { RouteSpec } from '#kit/contract/route.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import type * as contract from '../../contract/own-payslips.ts'

/** Part of the employee's first screen, therefore without its schemas. */
const listOwnPayslips = routeHead<typeof contract.listOwnPayslips>({
  method: 'GET',
  path: '/employee/payslips',
  access: { anyOf: [], side: 'employee' },
})

/** The employee's own payslips, latest first, by pages. */
export function useOwnPayslips(count: number) {
  return useRoute(listOwnPayslips, { query: { per_page: count } }, { keepPrevious: true })
}

const ownPayslipsFile = routeHead<RouteSpec>({
  method: 'GET',
  path: '/employee/payslips.xlsx',
  access: { anyOf: [], side: 'employee' },
})

/** Downloads all payslips of the asker as an Excel file. */
export const saveOwnPayslips = (): Promise<void> => download(ownPayslipsFile).catch(toastError)
