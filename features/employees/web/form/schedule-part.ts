import type { ComponentType } from 'react'

/** The schedule in the form. For a new employee the form stores `value`; for others the part shows and changes it itself. */
export interface SchedulePartProps {
  employeeId: number | undefined
  value?: number | null
  onChange?: (scheduleId: number | null) => void
  /** Only the name of the chosen schedule, before it is stored. */
  isRead?: boolean
}

let part: ComponentType<SchedulePartProps> | undefined

/** Schedules are a later feature: the application provides the part of the form once, before the first form is shown. */
export function provideSchedulePart(component: ComponentType<SchedulePartProps>): void {
  part = component
}

export const schedulePart = () => part

type PinPart = ComponentType<{ employeeId: number | undefined }>
let pins: PinPart | undefined

/** The numbers of an employee on terminals belong to a later feature too. */
export function providePinPart(component: PinPart): void {
  pins = component
}

export const pinPart = () => pins

let missing: ComponentType | undefined

/** A notice of employees without a schedule, above the list. */
export function provideMissingPart(component: ComponentType): void {
  missing = component
}

export const missingPart = () => missing
