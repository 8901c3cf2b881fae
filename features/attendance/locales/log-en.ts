import type { Widen } from '#kit/contract/widen.ts'
import { dayResults } from './day-results.ts'
import type la from './log-la.ts'

export default {
  entities: {
    scan_file: 'Scan file',
    employee_pin: 'PIN',
    unmatched_scan: 'PINs without an employee',
    'device-scan-report': 'Scans',
    'clock-in/report': 'Clock-in report',
    scan_correction: 'Clock correction',
  },
  fields: {
    comp_entries: 'Entries of time off for overtime',
    skipped: 'Left out',
    stored: 'Stored',
    lines: 'Lines',
    repeated: 'Already stored',
    bad: 'Bad lines',
    result: 'Result of the day',
    unmatched: 'Without an employee',
    pin: 'PIN',
    left: 'Left',
    columns: 'Columns',
    clock_kind: 'In or out',
    time: 'Time',
    void_scanned_at: 'Scan left out',
  },
  values: {
    clock_kind: { in: 'In', out: 'Out' },
    result: dayResults('en'),
  },
} satisfies Widen<typeof la>
