import type { ComponentType } from 'react'
import type { Language } from '#kit/contract/scalars.ts'

/** A tab of the page of an employee that belongs to a later feature. */
export interface ProfileTab {
  /** In the address: `?tab=leave`. */
  name: string
  title: Readonly<Record<Language, string>>
  /** With any of these permissions; without them the tab is not offered. */
  needs: readonly string[]
  Part: ComponentType<{ employeeId: number }>
}

/** A part about an employee that belongs to a later feature. */
export type ProfilePart = Pick<ProfileTab, 'needs' | 'Part'>

let provided: readonly ProfileTab[] = []

/** The application provides the tabs of later features once, in their order. */
export function provideProfileTabs(tabs: readonly ProfileTab[]): void {
  provided = tabs
}

export const profileTabs = () => provided

let day: ProfilePart | undefined

/** The application provides the day of today, which the drawer beside the list of employees shows. */
export function provideDayPart(part: ProfilePart): void {
  day = part
}

export const dayPart = () => day
