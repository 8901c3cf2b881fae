import { useMemo } from 'react'
import type { RosterShift } from '../../contract/roster.ts'
import { codesOf } from './shift-codes.ts'

/** How a shift is shown on the board. */
export interface ShiftLook {
  shift: RosterShift
  code: string
  /** 08:00–17:00, with the name if it is another. */
  title: string
}
export type ShiftLooks = ReadonlyMap<number, ShiftLook>

export const hoursOf = ({ check_in, check_out }: Pick<RosterShift, 'check_in' | 'check_out'>) =>
  `${check_in}–${check_out}`

export function useShiftLooks(shifts: readonly RosterShift[]): ShiftLooks {
  return useMemo(() => {
    const codes = codesOf(shifts)
    return new Map(
      shifts.map((shift) => {
        const hours = hoursOf(shift)
        const title = shift.name === hours ? hours : `${shift.name}, ${hours}`
        return [shift.id, { shift, code: codes.get(shift.id) ?? '', title }]
      }),
    )
  }, [shifts])
}
