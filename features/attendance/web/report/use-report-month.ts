import { addDays, dayInLaos, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { useRoute } from '#kit/web/query.ts'
import scanReport from '../../contract/scans.report.ts'

/** In the first days of a month there is little data, and users work on the previous month. */
const FIRST_DAYS = 5
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/**
 * The month to show: from the address, otherwise the month of the latest scan, so that the report opens with data,
 * otherwise the current month. Undefined while the latest scan is being loaded.
 */
export function useReportMonth(inAddress: string | null): string | undefined {
  const may = useMay()
  const monthInAddress = inAddress && MONTH.test(inAddress) ? inAddress : undefined
  const asks = !monthInAddress && may('view-device-scan-in-out')
  const latest = useRoute(
    scanReport.route,
    { query: { sort: '-scanned_at', per_page: 1 } },
    { enabled: asks },
  )
  if (monthInAddress) return monthInAddress
  if (asks && latest.isPending) return undefined
  const scan = latest.data?.data[0]
  return monthOf(scan ? addDays(dayInLaos(scan.scanned_at), -FIRST_DAYS) : todayInLaos())
}
