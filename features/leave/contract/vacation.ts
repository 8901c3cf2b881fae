import { defineMasterData } from '#kit/contract/master-data.ts'
import { choice, day, flag, name, number, openDays } from '#kit/contract/master-data-fields.ts'

const byDate = {
  when: { field: 'by_date', is: [true] },
  needed: { field: 'by_date', is: [true] },
  hidden: true,
}

/** The leave types of the company with their entitlement; leave is entered, counted and paid by type. */
export const vacation = defineMasterData({
  name: 'leave_type',
  owner: 'company',
  route: 'vacation.index',
  path: '/vacation',
  permission: 'view-vacation',
  edit: 'edit-organisation',
  la: 'ປະເພດການລາພັກ',
  en: 'Leave types',
  one: 'leave type',
  usedIn: {
    leave_request: { route: 'e-leave.index', permission: 'view-e-leave', filter: 'leave_type_id' },
  },
  fields: {
    name: name('ຊື່', 'Name'),
    category: choice('ໝວດ', 'Category', {
      annual: { la: 'ພັກປະຈຳປີ', en: 'Annual leave' },
      sick: { la: 'ພັກລາປ່ວຍ', en: 'Sick leave' },
      personal: { la: 'ພັກລາກິດທຸລະ', en: 'Personal leave' },
      maternity: { la: 'ພັກເກີດລູກ (ນັບທຸກມື້)', en: 'Maternity leave (every day counts)' },
      family: { la: 'ວຽກຄອບຄົວ', en: 'Family event' },
      other: { la: 'ອື່ນໆ', en: 'Other' },
    }),
    amount: openDays('ຈຳນວນມື້ຕໍ່ປີ', 'Days a year', {
      hint: { la: 'ປະວ່າງໄວ້: ບໍ່ຈຳກັດ', en: 'Empty: unlimited' },
    }),
    months_before_usable: {
      ...number('ໃຊ້ໄດ້ຫຼັງເຮັດວຽກ (ເດືອນ)', 'Usable after (months of work)', { max: 600 }),
      type: number('', '', { max: 600 }).type.default(0),
      required: false,
    },
    is_paid: flag('ໄດ້ເງິນເດືອນ', 'Paid', true, { key: true }),
    by_date: flag('ກຳນົດວັນທີ', 'On given dates only', false),
    first_date: day('ຈາກວັນທີ', 'From', byDate),
    last_date: day('ຫາວັນທີ', 'To', byDate),
  },
  list: { ordered: ['first_date', 'last_date'] },
})
