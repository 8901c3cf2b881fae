import type { ComponentType } from 'react'

/** The schedule in the form. For a new employee the form stores `value`; for others the part shows and changes it itself. */
export interface SchedulePartProps {
  employeeId: number | undefined
  value?: number | null
  onChange?: (scheduleId: number | null) => void
}

let part: ComponentType<SchedulePartProps> | undefined

/** Schedules are a later feature: the application provides the part of the form once, before the first form is shown. */
export function provideSchedulePart(component: ComponentType<SchedulePartProps>): void {
  part = component
}

export const schedulePart = () => part
