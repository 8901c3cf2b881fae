import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    session: 'Session',
    account: 'User account',
    sign_in_link: 'Sign-in link',
    password: 'Password',
    sign_in_slip: 'Sign-in slips',
    role: 'Role',
    permission: 'Permission',
    second_factor: 'Second factor',
  },
  fields: {
    role_ids: 'Roles',
    roleId: 'Roles',
    is_employee: 'Is an employee',
    display_name_la: 'Name in Lao',
    display_name_en: 'Name in English',
    description_la: 'Description in Lao',
    description_en: 'Description in English',
    permissions: 'Permissions',
    side: 'Side',
    is_template: 'Role template',
    link: 'Link',
    call: 'Call',
    refusal: 'Refused because of',
    times: 'Times',
    time_was_up: 'Time was up at',
    by: 'By',
    special_menus: 'Special menus',
    'session.address': 'Network address',
    user_agent: 'Device',
    roles: 'Roles',
    account_id: 'Account',
    valid_days: 'Valid for days',
    renew: 'Renews passwords that are not used',
    'sign_in_slip.employees': 'Number of employees',
  },
  values: {
    refusal: {
      invalid_credentials: 'Wrong password or code',
      link_void: 'Link not valid',
      too_many_requests: 'Too many attempts',
      account_disabled: 'Account disabled',
      company_suspended: 'Company suspended',
      password_expired: 'Password expired',
    },
    side: {
      provider: 'Provider',
      company: 'Company',
      employee: 'Employee',
    },
    kind: {
      invitation: 'Invitation',
      'sign-in': 'Sign-in',
    },
    link: {
      sent: 'Sent',
    },
    by: {
      'mailed link': 'Mailed link',
      'mailed code': 'Mailed code',
    },
  },
  actions: {
    'sign-in': 'Signed in',
    'sign-out': 'Signed out',
    enter: 'Entered',
    leave: 'Left',
    refuse: 'Refused',
  },
} satisfies Widen<typeof la>
