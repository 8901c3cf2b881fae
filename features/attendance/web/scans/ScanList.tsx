import { Pill } from '@mantine/core'
import { PlaceFilters } from '#features/employees/web/index.ts'
import { PERSON_LOOK } from '#features/employees/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { ReportScreen } from '#kit/web/report/ReportScreen.tsx'
import { ChoiceFilter } from '#kit/web/table/ChoiceFilter.tsx'
import { DateRangeFilter } from '#kit/web/table/DateRangeFilter.tsx'
import { scanReport } from '../../contract/scan-report.ts'
import { ScanSource } from '../../contract.ts'
import { SCAN_SOURCES, SCAN_TEXTS } from '../../locales/scans.ts'
import { useAttendanceText } from '../text.ts'

/** Unchanged scans. */
export function ScanList() {
  const { scans: text, report } = useAttendanceText()
  const language = useLanguage()
  const source = SCAN_TEXTS.source[language]
  return (
    <ReportScreen
      looks={{ employee_name: PERSON_LOOK }}
      report={scanReport}
      isPart
      rowKey={({ id }) => id as number}
      filters={(state) => (
        <>
          <DateRangeFilter state={state} labels={report} />
          <ChoiceFilter
            state={state}
            name="source"
            several
            label={source}
            options={ScanSource.options.map((value) => ({ value, label: SCAN_SOURCES[value][language] }))}
            w={140}
          />
          <PlaceFilters state={state} position />
          {state.filters.scan_file_id && (
            <Pill
              withRemoveButton
              size="lg"
              onRemove={() => state.change({ filters: { scan_file_id: null } })}
            >
              {text.onlyFile(state.filters.scan_file_id)}
            </Pill>
          )}
        </>
      )}
    />
  )
}
