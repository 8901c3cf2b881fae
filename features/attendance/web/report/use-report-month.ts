import { addDays, dayInLaos, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { useMay } from '#kit/web/access.ts'
import { useRoute } from '#kit/web/query.ts'
import { scanReport } from '../../contract/scan-report.ts'

/** In its first days a month has little to show, and the work is on the one before. */
const FIRST_DAYS = 5
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/**
 * The month in view: that of the address, else the one of the latest scan, so that the report opens where there is something
 * to see; else the present one. Undefined while the latest scan is being asked for.
 */
export function useReportMonth(inAddress: string | null): string | undefined {
  const may = useMay()
  const given = inAddress && MONTH.test(inAddress) ? inAddress : undefined
  const asks = !given && may('view-device-scan-in-out')
  const latest = useRoute(
    scanReport.route,
    { query: { sort: '-scanned_at', per_page: 1 } },
    { enabled: asks },
  )
  if (given) return given
  if (asks && latest.isPending) return undefined
  const scan = latest.data?.data[0]
  return monthOf(scan ? addDays(dayInLaos(scan.scanned_at), -FIRST_DAYS) : todayInLaos())
}
