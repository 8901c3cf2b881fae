import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    scan_file: 'Scan file',
    'device-scan-report': 'Scans',
    'clock-in/report': 'Clock-in report',
    'report-absence': 'Absences',
    'report-forgot-scan': 'Forgotten scans',
  },
  fields: {
    skipped: 'Left out',
    stored: 'Stored',
    lines: 'Lines',
    repeated: 'Already stored',
    bad: 'Bad lines',
    result: 'Result of the day',
  },
  values: {
    result: {
      success: 'On time',
      late: 'Late',
      early: 'Left early',
      forgotten: 'Forgotten scan',
      absent: 'Absent',
      leave: 'Leave',
      holiday: 'Holiday',
      outside: 'Outside',
      not_yet: 'Not yet',
    },
  },
} satisfies Widen<typeof la>
