import { z } from 'zod'
import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { severalOf } from '#kit/contract/lists.ts'
import { column, defineReport, PERIOD_FILTERS } from '#kit/contract/report.ts'
import { Id } from '#kit/contract/scalars.ts'
import {
  CLOCK_SIDES,
  CORRECTION_KINDS,
  CORRECTION_STATUSES,
  CORRECTION_TEXTS as text,
} from '../locales/corrections.ts'
import { reportTexts } from '../locales/reports.ts'
import { CorrectionKind, reading } from './corrections.ts'

/** Corrections of scans: added times and scans that are left out. */
export default defineReport({
  ...reportTexts['clock_in_out_correction.index'],
  path: '/report/clock-in/correction',
  summary:
    'List the corrections of scans: forgotten scans that were added, and wrong scans that are left out.',
  access: reading,
  empty: { title: text.none, text: text.noneHint },
  numbered: true,
  keys: { ...PERSON_REPORT_KEYS, id: Id, version: z.int() },
  filters: {
    ...PERIOD_FILTERS,
    ...PERSON_REPORT_FILTERS,
    kind: severalOf(CorrectionKind).optional(),
    status: z.enum(['success', 'cancelled']).optional(),
  },
  columns: {
    work_date: column.day(text.workDate, { sortable: true }),
    ...PERSON_REPORT_COLUMNS,
    kind: column.code(text.kind, CORRECTION_KINDS, { sortable: true }),
    clock_kind: column.code(text.side, CLOCK_SIDES),
    at: column.instant(text.at, { nullable: true }),
    void_scanned_at: column.instant(text.voided, { nullable: true }),
    reason: column.text(text.reason),
    status: column.code(text.status, CORRECTION_STATUSES, { sortable: true }),
    decided_by: column.text(text.by, { nullable: true }),
    decided_at: column.instant(text.when, { nullable: true, sortable: true }),
  },
})
