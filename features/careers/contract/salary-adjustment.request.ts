import { asked } from '#features/requests/contract/asked-fields.ts'
import { defineOwnRequest } from '#features/requests/contract/define-own-request.ts'
import { Kip } from '#kit/contract/scalars.ts'

/** A new base salary of an employee, for which the line manager asks; HR asks on the screen of salary adjustments. */
export default defineOwnRequest({
  kind: 'salary_adjustment',
  slug: 'salary-adjustment',
  title: { la: 'ການປັບເງິນເດືອນ', en: 'Salary adjustment' },
  ask: { la: 'ຂໍປັບເງິນເດືອນໃຫ້ທີມງານ', en: 'Ask for a salary adjustment' },
  text: { la: 'ເງິນເດືອນໃໝ່ຂອງພະນັກງານທີ່ຂຶ້ນກັບທ່ານ', en: 'A new salary for somebody in your team' },
  edit: { la: 'ແກ້ໄຂການຂໍປັບເງິນເດືອນ', en: 'Edit salary adjustment' },
  view: 'view-adjustment-item',
  fields: {
    employee_id: asked.person({ la: 'ພະນັກງານ', en: 'Employee' }),
    effective_date: asked.day({ la: 'ມີຜົນແຕ່ວັນທີ', en: 'In force from' }),
    target_salary: asked.kip({ la: 'ເງິນເດືອນໃໝ່ (ກີບ/ເດືອນ)', en: 'New salary (kip a month)' }),
    reason: asked.text({ la: 'ເຫດຜົນ', en: 'Reason' }, { max: 500 }),
  },
  previewed: ['employee_id', 'effective_date', 'target_salary'],
  /** The minimum wage on that day in kip if the new salary is below it. Nothing is told about the present salary. */
  figures: { below_minimum_wage: Kip.nullable() },
})
