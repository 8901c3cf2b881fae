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
  checkingNote: 'Every row is checked and compared with the employees that are there',
  refusedHint: {
    file_not_workbook: 'Open the file in Excel and use “Save as” → Excel workbook (.xlsx)',
    file_encrypted: 'Open it in Excel, remove the password and save it again',
    file_damaged: 'Open it in Excel and save it again, or copy the data into the template',
    file_guarded_columns:
      'Remove these columns, or ask somebody who may change salaries and bank accounts. The template has only the columns that you may fill in.',
    file_missing_columns: 'Use the template and leave the headings as they are',
    file_too_many_rows: 'Split the data into several files',
    file_too_large: 'Remove pictures and sheets that do not belong to it',
    file_empty: 'Fill in at least one row below the headings',
  },
  count: { good: 'Ready to import', bad: 'With errors', unchanged: 'Already there' },
  countNote: {
    good: 'new employees to be added',
    bad: 'are left out',
    unchanged: 'with the same data',
  },
  ignored: (columns) => `These columns are unknown and were skipped: ${columns}`,
  goodRows: (shown, all) => `Rows ready to import (${shown} of ${all})`,
  commit: (count) => `Import ${count} good rows`,
  allUnchanged: 'All employees of this file are there already; there is nothing to import',
  done: (count) => `${count} employees imported`,
  doneBad: (count) => `${count} rows with errors are left. Download them, mend them and import them again.`,
  failedText: 'No employee was added',
  toList: 'To the employees',
  anotherImport: 'Import another file',
} satisfies Widen<typeof la>
