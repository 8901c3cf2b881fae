/** Groups of fields for which `view-employee` is not enough. */
export const GUARDS = ['salary', 'bank'] as const
export type Guard = (typeof GUARDS)[number]

/** Changing requires both. */
export const GUARD_PERMISSIONS = {
  salary: { view: 'view-salary', edit: 'edit-salary' },
  bank: { view: 'view-bank-account', edit: 'edit-bank-account' },
} as const satisfies Record<Guard, { view: string; edit: string }>

/** Which guarded fields a user can see and change. */
export type GuardRights = Readonly<Record<Guard, 'none' | 'view' | 'edit'>>

/** The rights of a user; `may` tests a permission. */
export function guardRights(may: (permission: string) => boolean): GuardRights {
  const rightTo = ({ view, edit }: { view: string; edit: string }) => {
    if (!may(view)) return 'none'
    return may(edit) ? 'edit' : 'view'
  }
  return { salary: rightTo(GUARD_PERMISSIONS.salary), bank: rightTo(GUARD_PERMISSIONS.bank) }
}

export const FULL_RIGHTS: GuardRights = { salary: 'edit', bank: 'edit' }
