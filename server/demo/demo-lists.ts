import type { DemoCaller } from './demo-caller.ts'

type Row = Record<string, unknown>
const named = (...names: string[]): Row[] => names.map((name) => ({ name }))

/** Exchange rates of one day; the provider updates them. */
const EXCHANGE_RATES: Row[] = [
  { name: 'ໂດລາສະຫະລັດ', short_name: 'USD', in_force_from: '2026-01-01', rate: 21_500 },
  { name: 'ບາດໄທ', short_name: 'THB', in_force_from: '2026-01-01', rate: 640 },
  { name: 'ຢວນຈີນ', short_name: 'CNY', in_force_from: '2026-01-01', rate: 2_970 },
]

const LISTS: Record<string, Row[]> = {
  '/job-title': named('ພະນັກງານບັນຊີ', 'ຫົວໜ້າພະແນກ', 'ຊ່າງເຕັກນິກ', 'ພະນັກງານຂາຍ', 'ຄົນຂັບລົດ'),
  '/deduction': [
    { name: 'ເງິນກູ້', description: 'ຫັກເປັນງວດຈົນຄົບ' },
    { name: 'ເງິນລ່ວງໜ້າ', description: '' },
    { name: 'ຄ່າຊຸດເຮັດວຽກ', description: '' },
  ],
  '/holiday-type': named('ວັນພັກລັດຖະການ', 'ວັນພັກຂອງບໍລິສັດ'),
  '/contact_employee': named('ເບີໂທ', 'WhatsApp', 'Facebook'),
  '/document/document-type': named('ໜັງສືແຈ້ງການ', 'ຂໍ້ຕົກລົງ', 'ສັນຍາ', 'ໃບສະເໜີ'),
  '/plan': [{ name: 'ແຜນຫົວໜ້າງານ', description: 'ຈາກພະນັກງານເປັນຫົວໜ້າພາຍໃນ 3 ປີ' }],
  '/company/product': [
    { name: 'ເສື້ອຢືດ', price: 85_000, description: '' },
    { name: 'ກະໂປ່ງໄໝ', price: 650_000, description: '' },
  ],
  '/company/project': [
    { name: 'ສາຍການຜະລິດທີ 2', start_date: '2026-01-05', end_date: '2026-12-25', description: '' },
  ],
  '/company/expenses/type': named('ຄ່າໄຟຟ້າ', 'ຄ່ານ້ຳມັນ', 'ເຄື່ອງໃຊ້ຫ້ອງການ'),
}

const CONTACTS: Record<
  string,
  { phone: string; email: string; address: string; type: string; founded: string }
> = {
  main: {
    phone: '021 555 101',
    email: 'office@champa.test',
    address: 'ບ້ານ ໂພນທັນ, ເມືອງ ໄຊເສດຖາ, ນະຄອນຫຼວງວຽງຈັນ',
    type: 'ການຜະລິດ',
    founded: '2012-03-08',
  },
  coffee: {
    phone: '031 555 202',
    email: 'office@coffee.champa.test',
    address: 'ເມືອງ ປາກຊ່ອງ, ແຂວງ ຈຳປາສັກ',
    type: 'ກະສິກຳ',
    founded: '2018-11-20',
  },
  hotel: {
    phone: '071 555 303',
    email: 'office@hotel.champa.test',
    address: 'ເມືອງ ຫຼວງພະບາງ, ແຂວງ ຫຼວງພະບາງ',
    type: 'ໂຮງແຮມ ແລະ ການທ່ອງທ່ຽວ',
    founded: '2009-07-01',
  },
}

/** Fills the provider's lists and its data about the companies. */
export async function fillProviderLists(
  provider: DemoCaller,
  companies: Record<string, number>,
): Promise<void> {
  for (const row of EXCHANGE_RATES) await provider.add('/exchange', row)
  const types = await provider.list<{ id: number; name: string }>('/admin/company/business-types')
  for (const [key, { type, founded, ...contacts }] of Object.entries(CONTACTS)) {
    const path = `/admin/company/${companies[key]}`
    const { name, status, special_menus, version } = await provider.show<Row>(path)
    await provider.save(path, {
      ...{ name, status, special_menus, version, ...contacts },
      founding_date: founded,
      is_vat_registered: key !== 'coffee',
      business_type_id: types.find(({ name }) => name === type)?.id ?? null,
    })
  }
}

/** Fills the simple lists of a company; lists with rules are part of its month. */
export async function fillCompanyLists(company: DemoCaller): Promise<void> {
  for (const [path, rows] of Object.entries(LISTS)) {
    const withText = path !== '/job-title'
    for (const row of rows) await company.add(path, withText ? { description: '', ...row } : row)
  }
}
