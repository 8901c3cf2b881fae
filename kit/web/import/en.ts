import type { Widen } from '../i18n/dictionary.ts'
import type la from './la.ts'

export default {
  sending: 'Sending the file',
  checking: 'Checking the file',
  refused: (file) => `${file} cannot be read`,
  missing: (columns) => `Missing columns: ${columns}`,
  chooseColumns: 'Choose the columns',
  fieldOf: (heading) => `Meaning of column ${heading}`,
  leftOut: 'Left out',
  readColumns: 'Read the file',
  changeColumns: 'Change columns',
  another: 'Choose another file',
  nothingGood: 'No row can be imported',
  errors: (shown) => `Errors (${shown})`,
  errorsCut: (shown) => `The first ${shown} are shown; the download has all of them`,
  errorFile: 'Download error rows',
  errorFileHint: 'Fix them in Excel and import that file again',
  column: { row: 'Row', column: 'Column', value: 'Value', reason: 'Reason' },
  wholeRow: 'Whole row',
  emptyValue: '(empty)',
  importing: 'Importing',
  importingNote: 'You can close this page. The import continues.',
  failed: 'The import failed',
} satisfies Widen<typeof la>
