import { z } from 'zod'
import { defineMasterData } from '#kit/contract/master-data.ts'
import {
  choice,
  day,
  flag,
  line,
  name,
  number,
  openDays,
  openNumber,
} from '#kit/contract/master-data-fields.ts'
import { lineText } from '#kit/contract/texts.ts'
import { SERVICE_BANDS } from '../domain/ledger/service-bands.ts'

const byDate = {
  when: { field: 'by_date', is: [true] },
  needed: { field: 'by_date', is: [true] },
  hidden: true,
}

const ACCRUALS = {
  yearly: { la: 'ທັງໝົດໃນຕົ້ນປີ', en: 'All on 1 January' },
  prorated: { la: 'ຕົ້ນປີ; ປີທຳອິດຄິດຕາມເດືອນ', en: 'On 1 January; in the first year by its months' },
  monthly: { la: 'ໜຶ່ງສ່ວນສິບສອງທຸກທ້າຍເດືອນ', en: 'A twelfth at the end of each month' },
  none: { la: 'ສະເພາະທີ່ HR ບັນທຶກໃຫ້', en: 'Only what HR enters' },
}

const SMALLEST = {
  half: { la: 'ເຄິ່ງມື້', en: 'Half a day' },
  day: { la: 'ໝົດມື້', en: 'A whole day' },
  hour: { la: 'ຊົ່ວໂມງ (ສະເພາະປະເພດທີ່ໄດ້ເງິນເດືອນ)', en: 'Hours (only of paid leave)' },
}

const CARRIES = {
  none: { la: 'ໝົດອາຍຸໃນທ້າຍປີ', en: 'Are lost on 31 December' },
  until_date: {
    la: 'ຍົກຍອດເຖິງວັນທີທີ່ບໍລິສັດຕັ້ງຄ່າໄວ້',
    en: 'Are carried over until the date in the settings of the company',
  },
  months: { la: 'ຍົກຍອດເປັນຈຳນວນເດືອນ', en: 'Are carried over for some months' },
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
      comp: { la: 'ພັກຊົດເຊີຍການເພີ່ມໂມງ', en: 'Time off for overtime' },
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
    accrual: {
      ...choice('ວິທີໃຫ້ວັນພັກ', 'How the days are given', ACCRUALS),
      type: choice('', '', ACCRUALS).type.default('yearly'),
      required: false,
      hidden: true,
    },
    smallest: {
      ...choice('ລາພັກໄດ້ຢ່າງໜ້ອຍ', 'Smallest leave', SMALLEST),
      type: choice('', '', SMALLEST).type.default('half'),
      required: false,
      hidden: true,
    },
    carry: {
      ...choice('ວັນພັກທີ່ໃຊ້ບໍ່ໝົດໃນປີ', 'Days not used in the year', CARRIES),
      type: choice('', '', CARRIES).type.default('none'),
      required: false,
      hidden: true,
    },
    carry_months: openNumber('ຍົກຍອດໄປໃຊ້ໄດ້ (ເດືອນ)', 'Carried over for (months)', {
      ...{ min: 1, max: 60, hidden: true },
      ...{ when: { field: 'carry', is: ['months'] }, needed: { field: 'carry', is: ['months'] } },
    }),
    carry_cap: openDays('ຍົກຍອດໄດ້ບໍ່ເກີນ (ມື້)', 'At most carried over (days)', {
      ...{ hidden: true, when: { field: 'carry', is: ['until_date', 'months'] } },
      hint: { la: 'ປະວ່າງໄວ້: ຍົກຍອດທັງໝົດ', en: 'Empty: all of them' },
    }),
    negative_limit: openDays('ພະນັກງານຂໍເກີນຍອດໄດ້ (ມື້)', 'Days employees may take beyond the balance', {
      hidden: true,
      hint: { la: 'ປະວ່າງໄວ້: ຂໍເກີນບໍ່ໄດ້', en: 'Empty: none' },
    }),
    by_service: {
      ...line('ມື້ຕໍ່ປີຕາມອາຍຸງານ', 'Days a year by length of service', {
        hidden: true,
        hint: {
          la: 'ປີ=ມື້ ເຊັ່ນ 5=18, 10=20: ຄົບ 5 ປີ ໄດ້ 18 ມື້, ຄົບ 10 ປີ ໄດ້ 20 ມື້',
          en: 'Years=days, such as 5=18, 10=20: 18 days from 5 years on, 20 days from 10',
        },
      }),
      type: lineText(200).regex(SERVICE_BANDS).default(''),
    },
    notice_days: openNumber('ຕ້ອງຂໍລ່ວງໜ້າ (ມື້)', 'To be asked for in advance (days)', {
      ...{ min: 1, max: 366, hidden: true },
    }),
    max_in_row: {
      ...openDays('ພັກຕິດຕໍ່ກັນໄດ້ບໍ່ເກີນ (ມື້)', 'At most in a row (days)', {
        hidden: true,
        hint: { la: 'ປະວ່າງໄວ້: ບໍ່ຈຳກັດ', en: 'Empty: unlimited' },
      }),
      type: z.number().min(0.5).max(366).multipleOf(0.5).nullable().default(null),
    },
    file_from_days: openNumber('ຕ້ອງມີໃບຢັ້ງຢືນ ເມື່ອລາແຕ່ (ມື້) ຂຶ້ນໄປ', 'Certificate needed from (days)', {
      ...{ min: 1, max: 366, hidden: true },
      hint: {
        la: 'ເຊັ່ນ ໃບຢັ້ງຢືນຈາກແພດ; ນັບແຕ່ມື້ທຳອິດຫາມື້ສຸດທ້າຍ. ປະວ່າງໄວ້: ບໍ່ຕ້ອງ',
        en: 'Such as a medical certificate; counted from the first to the last day. Empty: none',
      },
    }),
    may_encash: flag('HR ຈ່າຍເປັນເງິນໄດ້', 'HR can pay it with money', false, {
      hidden: true,
      hint: {
        la: 'ວັນພັກທີ່ຍັງບໍ່ໄດ້ໃຊ້ ຈະຈ່າຍເປັນເງິນໃນງວດເງິນເດືອນຕໍ່ໄປ',
        en: 'Unused days are paid with the next payroll run',
      },
    }),
    encash_in_sso_base: flag('ເງິນນັ້ນຄິດປະກັນສັງຄົມ', 'That money counts for social security', false, {
      ...{ hidden: true, when: { field: 'may_encash', is: [true] } },
    }),
    is_paid: flag('ໄດ້ເງິນເດືອນ', 'Paid', true, { key: true }),
    by_date: flag('ກຳນົດວັນທີ', 'On given dates only', false),
    first_date: day('ຈາກວັນທີ', 'From', byDate),
    last_date: day('ຫາວັນທີ', 'To', byDate),
  },
  list: { ordered: ['first_date', 'last_date'] },
})
