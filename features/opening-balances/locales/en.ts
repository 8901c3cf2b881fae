import { counted } from '#kit/contract/counted.ts'
import type { Widen } from '#kit/contract/widen.ts'
import type la from './la.ts'

export default {
  title: 'Opening balances',
  text: 'Pay, tax and social security of the months before the company used Champa. They are added to the yearly pay and the certificates.',
  add: 'Add an opening balance',
  edit: 'Correct the opening balance',
  number: 'Employee number',
  employee: 'Employee',
  department: 'Department',
  until: 'Until month',
  untilHint:
    'The last month that was paid before Champa. The amounts are the sums from the beginning of the year until this month.',
  gross: 'Gross salary',
  employee_sso: 'Social security, employee',
  employer_sso: 'Social security, employer',
  taxable: 'Taxable amount',
  tax: 'Income tax',
  net: 'Net salary',
  note: 'Note',
  savedBy: 'Saved by',
  savedAt: 'Saved',
  year: 'Year',
  none: 'No opening balances yet',
  noneText: 'They are needed if the company starts to use Champa within a year',
  remove: 'Delete the opening balance',
  removeText: (who) => `Delete the opening balance of ${who}? The activity log keeps its amounts.`,
  file: 'Import from Excel',
  fileHint:
    'Download the list of employees, fill in the amounts and upload the file. The columns of other files can be chosen.',
  sheet: 'Download the list',
  state: 'Change',
  states: { new: 'New', changed: 'Corrected', unchanged: 'Unchanged' },
  store: (count) => `Save ${counted(count, 'row')}`,
  stored: (count) => `${counted(count, 'row')} saved`,
  rows: 'Rows of the file',
} satisfies Widen<typeof la>
