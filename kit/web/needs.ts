/** The access that a menu entry or a screen requires; without any, a session is enough. */
export interface Needs {
  /**
   * The side of the screen: the provider, a company, or the staff of either. Employees without a staff role are
   * not included.
   */
  side?: 'provider' | 'company' | 'staff'
  /** Any one of these; superadmin and companyadmin have all of their own side (specification 6). */
  permissions?: readonly string[]
  /** All of these additionally, because the screen changes data. */
  alsoNeeds?: readonly string[]
  /** Any one of these roles. */
  roles?: readonly string[]
  /**
   * Only for companies with the switch for the special menus, administrators included (specification 6, company
   * 12).
   */
  special?: true
}
