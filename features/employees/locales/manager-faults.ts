/** Why somebody cannot be the line manager of an employee. */
export const MANAGER_FAULTS = {
  own_manager: { la: 'ພະນັກງານເປັນຫົວໜ້າຂອງຕົນເອງບໍ່ໄດ້', en: 'An employee cannot be the own line manager' },
  unknown_manager: { la: 'ບໍ່ມີພະນັກງານທີ່ມີລະຫັດນີ້', en: 'There is no employee with this number' },
  manager_cycle: {
    la: 'ຫົວໜ້ານີ້ຂຶ້ນກັບພະນັກງານຄົນນີ້ຢູ່ແລ້ວ',
    en: 'This line manager is led by the employee',
  },
} as const
export type ManagerFault = keyof typeof MANAGER_FAULTS
