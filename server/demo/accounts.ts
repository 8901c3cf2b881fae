/**
 * The password of every demo account. Demo accounts are created only for the demo, never in other databases.
 */
export const DEMO_PASSWORD = 'Champa-2026!'

export interface DemoAccount {
  email: string
  name: string
  /** The company of the demo; null for the provider's staff. */
  company: 'main' | 'coffee' | 'hotel' | null
  /** The employee number of the account's employee. */
  empNumber?: string
  roles: readonly string[]
  description: string
}

/** The demo accounts. Employees are from the sheet: an HR officer, a line manager and an operator. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'superadmin@champa.test',
    name: 'Super Admin',
    company: null,
    roles: ['superadmin'],
    description: 'provider, everything',
  },
  {
    email: 'synergyuser@champa.test',
    name: 'Synergy User',
    company: null,
    roles: ['synergyuser'],
    description: 'provider, by permission',
  },
  {
    email: 'companyadmin@champa.test',
    name: 'ຜູ້ດູແລ ຈຳປາ',
    company: 'main',
    roles: ['companyadmin'],
    description: 'company of 1,000 people, everything',
  },
  {
    email: 'companyuser@champa.test',
    name: 'ບັນຊີ ຈຳປາ',
    company: 'main',
    roles: ['companyuser'],
    description: 'the same company, by permission',
  },
  {
    email: 'hr@champa.test',
    name: '',
    company: 'main',
    empNumber: '1001',
    roles: ['employee', 'hrmanager'],
    description: 'employee and HR manager',
  },
  {
    email: 'manager@champa.test',
    name: '',
    company: 'main',
    empNumber: '1039',
    roles: ['employee', 'linemanager'],
    description: 'employee and line manager',
  },
  {
    email: 'employee@champa.test',
    name: '',
    company: 'main',
    empNumber: '1041',
    roles: ['employee'],
    description: 'employee',
  },
  {
    email: 'companyadmin2@champa.test',
    name: 'ຜູ້ດູແລ ປາກຊ່ອງ',
    company: 'coffee',
    roles: ['companyadmin'],
    description: 'a second company, paid by days worked',
  },
  {
    email: 'companyadmin12@champa.test',
    name: 'ຜູ້ດູແລ ແມ່ຂອງ',
    company: 'hotel',
    roles: ['companyadmin'],
    description: 'company 12, which pays tax and social security',
  },
  {
    email: 'employee12@champa.test',
    name: '',
    company: 'hotel',
    empNumber: '12001',
    roles: ['employee'],
    description: 'employee of company 12',
  },
]
