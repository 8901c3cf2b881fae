import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of this feature's administration screens, by route name. */
export const titles = {
  'adjustment-item.index': { la: 'ການປັບເງິນເດືອນ', en: 'Salary adjustments' },
  'employee.index': { la: 'ພະນັກງານ', en: 'Employees' },
  'employee.create': { la: 'ພະນັກງານໃໝ່', en: 'New employee' },
  'employee.importData': { la: 'ນຳເຂົ້າພະນັກງານ', en: 'Import employees' },
  'employee.export': { la: 'ສົ່ງອອກພະນັກງານ', en: 'Export employees' },
  'employee.show': { la: 'ຂໍ້ມູນພະນັກງານ', en: 'Employee' },
  'employee.edit': { la: 'ແກ້ໄຂພະນັກງານ', en: 'Edit employee' },
  'employee_contract.expire': { la: 'ສັນຍາໃກ້ໝົດອາຍຸ', en: 'Contracts near expiry' },
} satisfies RouteTitles
