import { useRoute } from '#kit/web/query.ts'
import { listOwnPayslips } from '../../contract/own-payslips.ts'

/** The asker's payslips, the latest first, so many at a time. */
export function useOwnPayslips(count: number) {
  return useRoute(listOwnPayslips, { query: { per_page: count } }, { keepPrevious: true })
}
