import { defineMasterData } from '#kit/contract/master-data.ts'
import { choice, code, line } from '#kit/contract/master-data-fields.ts'
import { JOURNAL_LINES } from '../domain/journal-lines.ts'

/** The accounts to which the journal of a payroll run posts each kind of line. */
export default defineMasterData({
  name: 'journal_account',
  owner: 'company',
  route: 'journal-accounts.index',
  path: '/journal-accounts',
  permission: 'view-payroll',
  edit: 'calculate-payroll',
  la: 'ລະຫັດບັນຊີ',
  en: 'Account codes',
  one: 'account code',
  fields: {
    line: choice('ລາຍການ', 'Line', JOURNAL_LINES, { key: true }),
    item: line('ຊື່ລາຍໄດ້ ຫຼື ລາຍການຫັກ', 'Item', {
      key: true,
      hint: {
        la: 'ສະຫວັດດີການ, ລາຍໄດ້ ຫຼື ລາຍການຫັກ ຕາມຊື່; ປະວ່າງໄວ້: ທຸກລາຍການ',
        en: 'A benefit, income or deduction by its name; empty: all of them',
      },
    }),
    department: line('ພະແນກ', 'Department', {
      key: true,
      hint: {
        la: 'ຊື່ພະແນກ ສຳລັບລາຍຈ່າຍແຍກຕາມພະແນກ; ປະວ່າງໄວ້: ທຸກພະແນກ',
        en: 'For costs by department, its name; empty: all departments',
      },
    }),
    account_code: code('ລະຫັດບັນຊີ', 'Account code', /^[0-9A-Za-z][0-9A-Za-z./-]{0,49}$/, { key: false }),
    account_name: line('ຊື່ບັນຊີ', 'Account'),
  },
  list: { label: ['line', 'item', 'department'] },
})
