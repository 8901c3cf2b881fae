import type { RouteTitles } from '#kit/web/navigation.ts'
import { listTexts } from '../locales/lists.ts'

/** A list has a screen, and most lists one to add an entry. */
const ofLists = Object.entries(listTexts).flatMap(([route, { la, en, one }]) => [
  [route, { la, en }],
  ...(route.endsWith('.index')
    ? [[route.replace(/index$/, 'create'), { la: `ເພີ່ມ${la}`, en: `New ${one}` }]]
    : []),
])

/** Titles of this feature's administration screens, by route name. */
export const titles: RouteTitles = {
  ...Object.fromEntries(ofLists),
  'company-exchange.create': { la: 'ເພີ່ມອັດຕາແລກປ່ຽນ', en: 'New exchange rate' },
  'contact_employee.create': { la: 'ເພີ່ມຂໍ້ມູນການຕິດຕໍ່', en: 'New contact' },
  'businessType.index': { la: 'ປະເພດທຸລະກິດ', en: 'Business types' },
  'businessType.create': { la: 'ເພີ່ມປະເພດທຸລະກິດ', en: 'New business type' },
  'businessType.edit': { la: 'ແກ້ໄຂປະເພດທຸລະກິດ', en: 'Edit business type' },
  'currency.edit': { la: 'ແກ້ໄຂສະກຸນເງິນ', en: 'Edit currency' },
  'setting_ot.index': { la: 'ຕັ້ງຄ່າເຮັດວຽກເພີ່ມໂມງ', en: 'Overtime settings' },
  'setting_ot.create': { la: 'ເພີ່ມອັດຕາເພີ່ມໂມງ', en: 'New overtime rate' },
  'setting_ot.update': { la: 'ອັບເດດອັດຕາເພີ່ມໂມງ', en: 'Update overtime rates' },
  'province.index': { la: 'ແຂວງ', en: 'Provinces' },
  'district.index': { la: 'ເມືອງ', en: 'Districts' },
  'village.index': { la: 'ບ້ານ', en: 'Villages' },
  'village.import': { la: 'ນຳເຂົ້າບ້ານ', en: 'Import villages' },
  'journal-accounts.create': { la: 'ເພີ່ມລະຫັດບັນຊີ', en: 'New account code' },
}
