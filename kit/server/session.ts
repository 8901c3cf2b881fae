/** The caller's session. The access feature creates it from a token; the kit only passes it on. */
export interface Session {
  id: number
  accountId: number
  /** Null for the provider's staff. */
  companyId: number | null
  /** Null if the account has no employee. */
  employeeId: number | null
  name: string
  email: string
  /** Role names, the main role first. */
  roles: readonly string[]
  permissions: ReadonlySet<string>
  /** The company's switch for free clock-in and promotions (specification 6, company 12). */
  specialMenus: boolean
  /**
   * Set while a person of the provider is inside a company; company, roles and permissions are then those of
   * its administrator.
   */
  entered?: Entered
  /** A step that the user must do first; until then only calls with access `session` are allowed. */
  setup?: SetupStep
}

/**
 * `password`: another person set the current password. `second_factor`: the account requires a second factor
 * and has none.
 */
export type SetupStep = 'password' | 'second_factor'

export interface Entered {
  companyName: string
  reason: string
  until: Date
  /** The time limit has passed, or the permission was removed: the user can only leave or extend the visit. */
  isOver: boolean
}
