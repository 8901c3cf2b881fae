import type { RouteName } from '#kit/web/navigation.ts'
import type { MenuGroup } from '../menus/menu.ts'
import { routesInMenu } from '../menus/routes-in-menu.ts'

/** What can be set in a company: entries of the menu by subject. */
export const settingGroups: readonly { group: MenuGroup['group']; routes: readonly RouteName[] }[] = [
  { group: 'settings', routes: ['company.setting', 'company.profile'] },
  {
    group: 'lists',
    routes: [
      'branch.index',
      'department.index',
      'position.index',
      'job.title.index',
      'employeeLevel.index',
      'education.level.index',
      'working.year.index',
      ...routesInMenu('settings'),
    ],
  },
  {
    group: 'time',
    routes: [
      'schedule.index',
      'restDay.index',
      'late.index',
      'absence.index',
      'scan_point.index',
      'scan_camera.index',
      'allZone.index',
    ],
  },
  {
    group: 'leaveOvertime',
    routes: ['vacation.index', 'setting_ot.index', 'approval_route.index', 'approval_template.index'],
  },
  {
    group: 'pay',
    routes: [
      'pay_item.index',
      'benefit.index',
      'deduction.index',
      'company-exchange.index',
      'bank_layout.index',
      'journal-accounts.index',
    ],
  },
  {
    group: 'access',
    routes: [
      'companyUser.index',
      'companyRole.index',
      'authorize.document.index',
      'company.log',
      'company.tracking-export-excel',
    ],
  },
]
