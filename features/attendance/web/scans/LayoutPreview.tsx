import { formatInstantInLaos, LAOS_OFFSET_SECONDS } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import type { ScanLayout } from '../../contract/scan-layout.ts'
import { readLayoutLine } from '../../domain/scan-formats/read-layout-line.ts'
import { PIN_TEXTS } from '../../locales/pins.ts'
import { SCAN_LINE_REASONS } from '../../locales/reasons.ts'
import { SCAN_KINDS } from '../../locales/scans.ts'
import { useAttendanceText } from '../text.ts'

const SHOWN_ROWS = 6

/** The first scans as they would be read. */
export function LayoutPreview({ lines, layout }: { lines: readonly string[]; layout: ScanLayout }) {
  const { mapping: text, scans } = useAttendanceText()
  const language = useLanguage()
  const rows = lines
    .map((line, at) => ({ line, number: at + 1 }))
    .slice(layout.skip)
    .filter(({ line }) => line.trim() !== '')
    .slice(0, SHOWN_ROWS)
    .map(({ line, number }) => ({ number, scan: readLayoutLine(line, layout) }))
  const timeOf = (at: number) => formatInstantInLaos((at - LAOS_OFFSET_SECONDS) * 1000)
  const kindOf = (kind: number | null) => SCAN_KINDS[kind as keyof typeof SCAN_KINDS]?.[language] ?? ''
  return (
    <RowsTable
      rows={rows}
      rowKey={(row) => row.number}
      label={text.preview}
      columns={[
        { key: 'number', title: scans.line, align: 'end', width: 80 },
        {
          key: 'pin',
          title: PIN_TEXTS.pin[language],
          primary: true,
          cell: ({ scan }) => (typeof scan === 'string' ? '' : <b className="figures">{scan.pin}</b>),
        },
        {
          key: 'at',
          title: text.moment,
          cell: ({ scan }) =>
            typeof scan === 'string' ? (
              <span style={{ color: 'var(--mantine-color-error)' }}>{SCAN_LINE_REASONS[scan][language]}</span>
            ) : (
              <span className="figures">{timeOf(scan.at)}</span>
            ),
        },
        {
          key: 'kind',
          title: text.kind,
          cell: ({ scan }) => (typeof scan === 'string' ? '' : kindOf(scan.kind)),
        },
      ]}
    />
  )
}
