import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { OvertimeList } from './OvertimeList.tsx'
import { useOvertimeText } from './text.ts'

export default function OvertimeReportScreen() {
  const text = useOvertimeText()
  return (
    <>
      <PageHeader title={text.report} text={text.reportIntro} />
      <OvertimeList name="overtime-report" label={text.report} withTotals />
    </>
  )
}
