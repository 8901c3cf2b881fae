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
