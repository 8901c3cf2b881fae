import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './import-la.ts'

export default {
  title: 'Import employees',
  intro: 'Every row is checked first. Nothing is stored until you confirm.',
  employees: 'Employees',
  step: {
    template: '1. Prepare the file',
    file: '2. Choose the file',
    columns: '3. Choose the columns',
    check: '4. Check and import',
  },
  templateText:
    'Use the Excel list that you have: you choose what its columns are. Or download the template and fill in one row per employee.',
  template: 'Download template',
  exportText: 'To change many employees: export them, edit the file in Excel and import it again.',
  export: 'Export employees',
  file: 'Excel file (.xlsx)',
  limits: (rows) => `At most ${rows} rows`,
  checkingNote: 'Every row is checked and compared with the existing employees',
  refusedHint: {
    file_not_workbook: 'Open the file in Excel and use “Save as” → Excel workbook (.xlsx)',
    file_encrypted: 'Open it in Excel, remove the password and save it again',
    file_damaged: 'Open it in Excel and save it again, or copy the data into the template',
    file_missing_columns: 'The file needs the employee number or the name',
    file_too_many_rows: 'Split the data into several files',
    file_too_large: 'Remove pictures and sheets that are not needed',
    file_empty: 'Fill in at least one row below the headings',
  },
  count: { good: 'Ready to import', changed: 'Changes', bad: 'With errors', unchanged: 'Already exist' },
  countNote: {
    good: 'new employees to be added',
    changed: 'existing employees with other data',
    bad: 'are left out',
    unchanged: 'with the same data',
  },
  ignored: (columns) => `Columns that are left out: ${columns}`,
  columnsText:
    'Check what each column of the file is. The choice is remembered for the next file with the same headings.',
  checkRows: 'Check the rows',
  changeColumns: 'Change columns',
  missingFields: (fields) => `New employees need: ${fields}. Employees who exist do not.`,
  fieldOf: (heading) => `Field of the column ${heading}`,
  leftOut: 'Leave out',
  guardedColumn: 'You cannot change this field',
  guessed: 'guessed',
  sectionRows: 'Rows above each department',
  skippedRows: (count) => `Skipped rows (${count})`,
  skippedKind: 'What it is',
  skipped: {
    title: 'Title of the table',
    section: 'Heading of a department',
    total: 'Total',
    heading: 'Repeated headings',
    note: 'Note',
  },
  understood: (count) => `Values read in another form (${count})`,
  inFile: 'In the file',
  readAs: 'Read as',
  rowCount: 'Rows',
  firstRow: 'First row',
  newNames: (count) => `New names (${count})`,
  namesOpen: (count) =>
    `Names that resemble other ones: ${count}. Choose for each whether to add it or to use the other one before you import.`,
  rowsOfName: (count) => `${count} ${count === '1' ? 'row' : 'rows'}`,
  insteadOf: (name) => `What to use for ${name}`,
  addName: 'Add',
  otherName: (name) => `Use: ${name}`,
  noName: 'Leave empty',
  chooseName: 'Choose',
  numbered: (count) =>
    count === '1'
      ? '1 new employee has no number and gets the next free one.'
      : `${count} new employees have no number. They get the next free ones.`,
  updates: (count) => `Existing employees with other data (${count})`,
  lockedRunsTitle: 'Dates in approved runs',
  lockedRun: (run, count) =>
    `${run}: employees: ${count}. The payslips stay; the difference is settled by pay differences of the next run or by the settlement.`,
  runQuestion: {
    title: 'Please check. Nothing is saved yet.',
    confirm: 'Save anyway',
    start_date: (run, count) =>
      `The run “${run}” is approved and has days of changed start dates (employees: ${count}). Its payslips stay; the difference is settled by pay differences of the next run or by the settlement.`,
    end_date: (run, count) =>
      `The run “${run}” is approved and has days of changed end dates (employees: ${count}). Its payslips stay; the difference is settled by pay differences of the next run or by the settlement.`,
    base_salary: (run, count) =>
      `The run “${run}” is approved and has days of the new base salaries (employees: ${count}). Its payslips stay; the difference has to be paid in a later run.`,
    benefits: (run, count) =>
      `The run “${run}” is approved and has days of the new benefits (employees: ${count}). Its payslips stay; the difference has to be paid in a later run.`,
  },
  updatesText: 'Select the columns to change as in the file. The others stay as they are.',
  updateColumn: (column, count) => `${column} (${count})`,
  acceptAll: 'Select all',
  acceptNone: 'Select none',
  salaryFrom: 'New salaries and benefits valid from',
  salaryFromHint:
    'Salaries are stored as adjustments, benefits change from the month of this day. The former ones stay in the history.',
  goodRows: (shown, all) => `Rows ready to import (${shown} of ${all})`,
  changedRows: (shown, all) => `Changes to existing employees (${shown} of ${all})`,
  change: {
    column: 'Column',
    before: 'Before',
    after: 'After',
    from: 'From',
    accepted: 'Will change',
    yes: 'Yes',
    no: 'No',
  },
  commit: (count) => `Import ${count} good ${count === '1' ? 'row' : 'rows'}`,
  commitChanges: 'Change the employees',
  commitBoth: (count) => `Import ${count} good ${count === '1' ? 'row' : 'rows'} and change others`,
  allUnchanged: 'All employees in this file already exist. There is nothing to import.',
  done: (count) => `${counted(count, 'employee')} imported`,
  doneChanged: (count) => `${count} existing employees changed`,
  doneConflicts: (count) =>
    `${count} employees were changed by others meanwhile and stayed as they are. Import the file again to see the differences.`,
  doneBad: (count) =>
    `${count} rows with errors were not imported. Download them, fix them and import them again.`,
  failedText: 'Nothing was stored',
  toList: 'To the employees',
  anotherImport: 'Import another file',
} satisfies Widen<typeof la>
