import type { Widen } from '#kit/contract/widen.ts'
import type la from './exports-la.ts'

export default {
  title: 'Excel exports',
  intro: 'Who took which Excel file, when, and how many rows it has',
  at: 'Time',
  actor: 'Person',
  entity: 'What',
  file: 'File',
  rows: 'Rows',
  salary: 'With salaries',
  yes: 'Yes',
  no: 'No',
  filters: 'Filters',
  from: 'From',
  to: 'To',
  none: 'No Excel file has been taken yet',
  noneHint: 'Every Excel file that somebody downloads is noted here',
} satisfies Widen<typeof la>
