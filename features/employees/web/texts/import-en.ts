import type { Widen } from '#kit/contract/widen.ts'
import type la from './import-la.ts'

export default {
  title: 'Import employees',
  intro: 'Every row is checked first. Nothing is stored until you confirm.',
  employees: 'Employees',
  step: { template: '1. Prepare the file', file: '2. Choose the file', check: '3. Check and import' },
  templateText: 'Download the Excel template and fill in one row per employee. It explains every column.',
  template: 'Download template',
  file: 'Excel file (.xlsx)',
  limits: (rows) => `At most ${rows} rows`,
  checkingNote: 'Every row is checked and compared with the existing employees',
  refusedHint: {
    file_not_workbook: 'Open the file in Excel and use “Save as” → Excel workbook (.xlsx)',
    file_encrypted: 'Open it in Excel, remove the password and save it again',
    file_damaged: 'Open it in Excel and save it again, or copy the data into the template',
    file_guarded_columns:
      'Remove these columns, or ask a colleague who can change salaries and bank accounts. The template has only the columns that you can fill in.',
    file_missing_columns: 'Use the template and leave the headings as they are',
    file_too_many_rows: 'Split the data into several files',
    file_too_large: 'Remove pictures and sheets that are not needed',
    file_empty: 'Fill in at least one row below the headings',
  },
  count: { good: 'Ready to import', changed: 'Changes', bad: 'With errors', unchanged: 'Already exist' },
  countNote: {
    good: 'new employees to be added',
    changed: 'existing employees whose schedule changes',
    bad: 'are left out',
    unchanged: 'with the same data',
  },
  ignored: (columns) => `These columns are unknown and were skipped: ${columns}`,
  goodRows: (shown, all) => `Rows ready to import (${shown} of ${all})`,
  changedRows: (shown, all) => `Changes to existing employees (${shown} of ${all})`,
  change: { column: 'Column', before: 'Before', after: 'After', from: 'From' },
  commit: (count) => `Import ${count} good rows`,
  allUnchanged: 'All employees in this file already exist. There is nothing to import.',
  done: (count) => `${count} employees imported`,
  doneChanged: (count) => `${count} existing employees changed`,
  doneBad: (count) =>
    `${count} rows with errors were not imported. Download them, fix them and import them again.`,
  failedText: 'Nothing was stored',
  toList: 'To the employees',
  anotherImport: 'Import another file',
} satisfies Widen<typeof la>
