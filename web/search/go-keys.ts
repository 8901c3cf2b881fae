import type { RouteName } from '#kit/web/navigation.ts'
import type { MenuGroup } from '../menus/menu.ts'

/** The letter after g, and the page. A letter can stand for a page of each side. */
const GO_KEYS: readonly (readonly [string, RouteName])[] = [
  ['h', 'CompanyDashboard'],
  ['h', 'Dashboard'],
  ['e', 'employee.index'],
  ['a', 'clock_in_out.index'],
  ['r', 'employee.roster.index'],
  ['l', 'e-leave.index'],
  ['o', 'employee_ot.index'],
  ['q', 'requests.staff'],
  ['p', 'payrolls-item.index'],
  ['t', 'emTaxeport.index'],
  ['s', 'company.setting'],
  ['c', 'company.index'],
  ['c', 'company.profile'],
  ['i', 'invoice.index'],
  ['u', 'companyUser.index'],
  ['u', 'userAdmin.index'],
]

/** The pages of a menu that have a key. */
export function goKeysOf(menu: readonly MenuGroup[]): (readonly [string, RouteName])[] {
  const names = new Set<string>(menu.flatMap(({ entries }) => entries.map(({ route }) => route)))
  return GO_KEYS.filter(([, route]) => names.has(route))
}

/** How long after g the letter counts, in milliseconds. */
const PAUSE = 1500

export interface Pressed {
  key: string
  /** The position of the key: a Lao keyboard has other letters on it. */
  code: string
  /** Milliseconds. */
  timeStamp: number
}

const letterOf = ({ key, code }: Pressed): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()

/** Follows the keys that are pressed; returns the letter that follows g. */
export function followGo(): (pressed: Pressed) => string | undefined {
  let since: number | undefined
  return (pressed) => {
    const letter = letterOf(pressed)
    const isAfterG = since !== undefined && pressed.timeStamp - since <= PAUSE
    since = !isAfterG && letter === 'g' ? pressed.timeStamp : undefined
    return isAfterG ? letter : undefined
  }
}
