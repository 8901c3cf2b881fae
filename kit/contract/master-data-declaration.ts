import type { Fields } from './master-data-fields.ts'

/** A list that is kept by declaration: calls, checks, log, OpenAPI, Excel and screens all come from this. */
export interface Declaration<F extends Fields = Fields> {
  /** The table; also the name of the entries in the log. */
  name: string
  /** Whose list it is: each company's own, or the provider's for all companies. */
  owner: 'company' | 'provider'
  /** The name of the screen's route. */
  route: string
  /** The path of the calls. */
  path: string
  /** Who may see the list with its history and as an Excel file; of the provider's lists, change it too. */
  permission: string
  /** What changing needs besides; every list of a company has one. */
  edit?: string
  /**
   * Who else may see it: further permissions, everybody on the owner's side, or everybody who is signed in.
   */
  seenBy?: readonly string[] | 'side' | 'session'
  la: string
  en: string
  /** One entry, in English. */
  one: string
  fields: F
  list?: {
    /** What an entry is called in a dialog; without it its first field. */
    label?: readonly (keyof F & string)[]
    /** A column, `-column` downwards; without it the first field. */
    sort?: string
    /** Two numbers that no two entries may share a part of; both ends belong to the range, an open end is null. */
    apart?: readonly [from: keyof F & string, to: keyof F & string]
    /** Two fields of which the second must not lie before the first. */
    ordered?: readonly [from: keyof F & string, to: keyof F & string]
    /** `hide` can be taken back; `remove` is for rules that nothing refers to. */
    remove?: 'hide' | 'remove'
  }
}
