import type { Language } from '#kit/contract/scalars.ts'

/** All printed words that are not data, in the user's language. */
export type InvoiceLabels = Record<
  | ('title' | 'number' | 'issuedOn' | 'dueOn' | 'to' | 'phone' | 'address')
  | ('service' | 'users' | 'price' | 'amount' | 'totalPrice' | 'discount' | 'amountToPay' | 'currency')
  | ('remark' | 'status' | 'preparedBy' | 'approvedBy' | 'receivedBy' | 'generatedAt' | 'page'),
  string
>

/** Texts of the PDF and of the workbook. */
interface PaperTexts {
  labels: InvoiceLabels
  file: string
  list: string
  months: readonly string[]
  line: (month: string) => string
  package: (band: string) => string
  vat: (percent: string) => string
  statuses: Record<'pending' | 'approved' | 'success', string>
  columns: Record<'month' | 'company' | 'package' | 'vat' | 'created_by' | 'total', string>
}

const la: PaperTexts = {
  labels: {
    title: 'ໃບແຈ້ງໜີ້',
    number: 'ເລກທີ',
    issuedOn: 'ວັນທີອອກ',
    dueOn: 'ກຳນົດຊຳລະ',
    to: 'ເຖິງ',
    phone: 'ເບີໂທລະສັບ',
    address: 'ທີ່ຢູ່',
    service: 'ລາຍການ',
    users: 'ຜູ້ໃຊ້',
    price: 'ລາຄາຕໍ່ຜູ້ໃຊ້',
    amount: 'ຈຳນວນເງິນ (ກີບ)',
    totalPrice: 'ມູນຄ່າລວມ',
    discount: 'ສ່ວນຫຼຸດ',
    amountToPay: 'ຍອດຕ້ອງຊຳລະ',
    currency: 'ກີບ',
    remark: 'ໝາຍເຫດ',
    status: 'ສະຖານະ',
    preparedBy: 'ຜູ້ສ້າງ',
    approvedBy: 'ຜູ້ອະນຸມັດ',
    receivedBy: 'ຜູ້ຮັບ',
    generatedAt: 'ພິມວັນທີ',
    page: 'ໜ້າ',
  },
  file: 'ໃບແຈ້ງໜີ້',
  list: 'ໃບແຈ້ງໜີ້',
  months: 'ມັງກອນ ກຸມພາ ມີນາ ເມສາ ພຶດສະພາ ມິຖຸນາ ກໍລະກົດ ສິງຫາ ກັນຍາ ຕຸລາ ພະຈິກ ທັນວາ'.split(' '),
  line: (month) => `ຄ່າບໍລິການລະບົບ HR ແລະ ເງິນເດືອນ Champa ເດືອນ ${month}`,
  package: (band) => `ແພັກເກັດ ${band} ຜູ້ໃຊ້`,
  vat: (percent) => `ອາກອນມູນຄ່າເພີ່ມ ${percent}%`,
  statuses: { pending: 'ລໍຖ້າອະນຸມັດ', approved: 'ອະນຸມັດແລ້ວ', success: 'ຊຳລະແລ້ວ' },
  columns: {
    month: 'ເດືອນ',
    company: 'ບໍລິສັດ',
    package: 'ແພັກເກັດ',
    vat: 'ອາກອນມູນຄ່າເພີ່ມ',
    created_by: 'ຜູ້ສ້າງ',
    total: 'ລວມ',
  },
}

const en: PaperTexts = {
  labels: {
    title: 'Invoice',
    number: 'Number',
    issuedOn: 'Issued on',
    dueOn: 'To be paid by',
    to: 'To',
    phone: 'Phone',
    address: 'Address',
    service: 'Item',
    users: 'Users',
    price: 'Price per user',
    amount: 'Amount (kip)',
    totalPrice: 'Total price',
    discount: 'Discount',
    amountToPay: 'Amount to pay',
    currency: 'kip',
    remark: 'Remark',
    status: 'Status',
    preparedBy: 'Prepared by',
    approvedBy: 'Approved by',
    receivedBy: 'Received by',
    generatedAt: 'Printed on',
    page: 'Page',
  },
  file: 'Invoice',
  list: 'Invoices',
  months: 'January February March April May June July August September October November December'.split(' '),
  line: (month) => `Champa HR and payroll service, ${month}`,
  package: (band) => `Package for ${band} users`,
  vat: (percent) => `VAT ${percent}%`,
  statuses: { pending: 'Pending', approved: 'Approved', success: 'Paid' },
  columns: {
    month: 'Month',
    company: 'Company',
    package: 'Package',
    vat: 'VAT',
    created_by: 'Created by',
    total: 'Total',
  },
}

export const PAPER_TEXTS: Record<Language, PaperTexts> = { la, en }
