import {
  IconBeach,
  IconCalendarCheck,
  IconCalendarDollar,
  IconCalendarTime,
  IconCalendarWeek,
  IconChecklist,
  IconCircleCheck,
  IconClockCheck,
  IconClockMinus,
  IconClockPlus,
  IconCoins,
  IconFileCheck,
  IconHistory,
  IconHome,
  IconInbox,
  IconListDetails,
  IconMessageCircle,
  IconReceipt,
  IconReportAnalytics,
  IconSend,
  IconUserPlus,
  IconUserSearch,
  IconUserShare,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { MenuGroup } from './menu.ts'

/** The menu of an employee. */
export const employeeMenu: readonly MenuGroup[] = [
  {
    group: 'start',
    icon: IconHome,
    entries: [
      { route: 'EmployeeDashboard', icon: IconHome },
      { route: 'employee_roster.index', icon: IconCalendarTime },
      { route: 'employee_payslip.index', icon: IconReceipt },
      { route: 'employee_payslip.so_far', icon: IconCoins },
      { route: 'employee_yearly_pay.index', icon: IconCalendarDollar },
    ],
  },
  {
    group: 'requests',
    icon: IconInbox,
    entries: [
      { route: 'requests.inbox', icon: IconInbox },
      { route: 'requests.mine', icon: IconSend },
      { route: 'requests.delegation', icon: IconUserShare },
    ],
  },
  {
    group: 'leave',
    icon: IconBeach,
    entries: [
      { route: 'employee_leave.index', icon: IconBeach },
      { route: 'employee_leave.calendar', icon: IconCalendarWeek },
      { route: 'employee_leave.approve', icon: IconCalendarCheck },
      { route: 'employee_leave_hr.approve', icon: IconCalendarCheck },
    ],
  },
  {
    group: 'overtime',
    icon: IconClockPlus,
    entries: [
      { route: 'employee_ot_request.index', icon: IconClockPlus },
      { route: 'employee_use_ot.index', icon: IconClockMinus },
      { route: 'employee_approve_ot.index', icon: IconClockCheck },
      { route: 'employee_approve_use_ot.index', icon: IconClockCheck },
      { route: 'employee_report_ot.index', icon: IconReportAnalytics },
    ],
  },
  {
    group: 'approval',
    icon: IconFileCheck,
    entries: [
      { route: 'employee_e_approve.index', icon: IconFileCheck },
      { route: 'employee_e_approve.approve', icon: IconCircleCheck },
    ],
  },
  {
    group: 'tasks',
    icon: IconListDetails,
    entries: [
      { route: 'employee_task_allocation.index', icon: IconListDetails },
      { route: 'employee_task_allocation.mywork', icon: IconChecklist },
      { route: 'employee_task_allocation.assignment', icon: IconUserShare },
    ],
  },
  {
    group: 'meetings',
    icon: IconUsersGroup,
    entries: [
      { route: 'employee_meeting.index', icon: IconUsersGroup },
      { route: 'employee_meeting.history', icon: IconHistory },
    ],
  },
  {
    group: 'recruitment',
    icon: IconUserPlus,
    entries: [
      { route: 'recruitment.request', icon: IconUserPlus },
      { route: 'director.approve.recruitment', icon: IconCircleCheck },
      { route: 'hr.approve.recruitment', icon: IconCircleCheck },
      { route: 'hr.selected.applicant', icon: IconUserSearch },
      { route: 'hr.selected.applicant.interview', icon: IconMessageCircle },
    ],
  },
]
