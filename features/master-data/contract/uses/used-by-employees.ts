import type { UsingList } from '#kit/contract/master-data-declaration.ts'

/** The employees who refer to an entry, those who have left and deleted ones too. */
export const usedByEmployees = (filter: string): UsingList => ({
  route: 'employee.index',
  permission: 'view-employee',
  filter,
  query: { status: 'active,leaving,resigned,deleted' },
})
