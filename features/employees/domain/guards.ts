/** Groups of fields that `view-employee` alone does not open. */
export const GUARDS = ['salary', 'bank'] as const
export type Guard = (typeof GUARDS)[number]

/** Changing needs both. */
export const GUARD_PERMISSIONS = {
  salary: { view: 'view-salary', edit: 'edit-salary' },
  bank: { view: 'view-bank-account', edit: 'edit-bank-account' },
} as const satisfies Record<Guard, { view: string; edit: string }>

/** What somebody may see and change of the guarded fields. */
export type GuardRights = Readonly<Record<Guard, 'none' | 'view' | 'edit'>>

/** The rights of whoever `may` use these permissions. */
export function guardRights(may: (permission: string) => boolean): GuardRights {
  const rightTo = ({ view, edit }: { view: string; edit: string }) => {
    if (!may(view)) return 'none'
    return may(edit) ? 'edit' : 'view'
  }
  return { salary: rightTo(GUARD_PERMISSIONS.salary), bank: rightTo(GUARD_PERMISSIONS.bank) }
}

export const FULL_RIGHTS: GuardRights = { salary: 'edit', bank: 'edit' }
