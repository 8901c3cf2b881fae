import type { RosterShift } from '../../contract/roster.ts'
import type { CellChange } from '../../domain/roster-cell.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NUMBERS = Array.from({ length: 999 }, (_, at) => String(at + 1))

/** The code of each shift on the board: its own, or else the first letter or number that no other shift has. */
export function codesOf(shifts: readonly RosterShift[]): Map<number, string> {
  const taken = new Set(shifts.map(({ code }) => code.toUpperCase()))
  const free = [...LETTERS, ...NUMBERS].filter((code) => !taken.has(code))
  return new Map(
    [...shifts]
      .sort((a, b) => Number(b.is_usable) - Number(a.is_usable) || a.id - b.id)
      .map(({ id, code }) => [id, code || (free.shift() ?? '?')]),
  )
}

/** What stands for a day off in a copied or pasted table. */
export const OFF_SIGN = '-'
const OFF_WORDS = new Set([OFF_SIGN, '–', '—', 'X', 'OFF', 'ພັກ'])

/** The changes that codes stand for, in any letter case; only usable shifts. */
export function changesByCode(
  shifts: readonly RosterShift[],
  codes: ReadonlyMap<number, string>,
): Map<string, CellChange> {
  const usable = shifts.filter(({ is_usable }) => is_usable)
  return new Map<string, CellChange>([
    ...[...OFF_WORDS].map((word): [string, CellChange] => [word, { set: 'off' }]),
    ...usable.map(({ id }): [string, CellChange] => [
      (codes.get(id) ?? '').toUpperCase(),
      { set: 'shift', shiftId: id },
    ]),
  ])
}

/** What typed letters mean so far: the change of a complete code, and whether more letters can follow. */
export function readTyped(typed: string, changes: ReadonlyMap<string, CellChange>) {
  const text = typed.toUpperCase()
  return {
    change: changes.get(text),
    goesOn: [...changes.keys()].some((code) => code.length > text.length && code.startsWith(text)),
  }
}
