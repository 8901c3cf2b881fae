import { z } from 'zod'
import {
  PERSON_REPORT_COLUMNS,
  PERSON_REPORT_FILTERS,
  PERSON_REPORT_KEYS,
} from '#features/employees/contract/person-report.ts'
import { RequestStatus } from '#features/requests/contract/status.ts'
import { severalOf } from '#kit/contract/lists.ts'
import { column, defineReport, PERIOD_FILTERS } from '#kit/contract/report.ts'
import { Id } from '#kit/contract/scalars.ts'
import { OUTSIDE_WORK_STATUSES, OUTSIDE_WORK_TEXTS as text } from '../locales/outside-work.ts'
import { reportTexts } from '../locales/reports.ts'
import { readingOutside } from './enter-outside-work.ts'

/** Days of work at another place: asked for by employees, or entered by HR. */
export default defineReport({
  ...reportTexts['clock_in_out_outside.index'],
  path: '/report/outside-work',
  summary: 'List the work at other places with its days, its place and its decision.',
  access: readingOutside,
  empty: { title: text.none, text: text.noneHint },
  numbered: true,
  keys: { ...PERSON_REPORT_KEYS, id: Id, request_id: Id, request_version: z.int() },
  filters: { ...PERIOD_FILTERS, ...PERSON_REPORT_FILTERS, status: severalOf(RequestStatus).optional() },
  columns: {
    first_day: column.day(text.firstDay, { sortable: true }),
    last_day: column.day(text.lastDay),
    ...PERSON_REPORT_COLUMNS,
    place: column.text(text.place),
    needs_scan: column.yesNo(text.needsScan),
    reason: column.text(text.reason),
    status: column.code(text.status, OUTSIDE_WORK_STATUSES, { sortable: true }),
    decided_by: column.text(text.by, { nullable: true }),
    decided_at: column.instant(text.when, { nullable: true, sortable: true, hidden: true }),
  },
})
