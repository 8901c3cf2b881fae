import type { RouteTitles } from '#kit/web/navigation.ts'

/** Titles of the employees' and public screens of this feature, by route name. */
export const titles = {
  'employee_e_approve.index': { la: 'ການຂໍອະນຸມັດ', en: 'My approval requests' },
  'employee_e_approve.add': { la: 'ຂໍອະນຸມັດໃໝ່', en: 'New approval request' },
  'employee_e_approve.update': { la: 'ແກ້ໄຂການຂໍອະນຸມັດ', en: 'Edit approval request' },
  'employee_e_approve.approve': { la: 'ລໍຖ້າຂ້ອຍອະນຸມັດ', en: 'Waiting for my approval' },
  'approval.verify': { la: 'ກວດສອບເອກະສານ', en: 'Check a document' },
} satisfies RouteTitles
