import type { ComponentType } from 'react'

type DayPayPart = ComponentType<{ employeeId: number; date: string }>
let part: DayPayPart | undefined

/** Payroll is a later feature: the application provides what shows the effect of a day on pay, before the first day is shown. */
export function provideDayPay(component: DayPayPart): void {
  part = component
}

export const dayPayPart = () => part
