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

let provided: readonly ProfileTab[] = []

/** The application provides the tabs of later features once, in their order. */
export function provideProfileTabs(tabs: readonly ProfileTab[]): void {
  provided = tabs
}

export const profileTabs = () => provided

type Part = ComponentType<{ employeeId: number }>
let placeLine: Part | undefined

/** The application provides the time line of positions and departments, which the log knows. */
export function providePlaceLine(part: Part): void {
  placeLine = part
}

export const placeLinePart = () => placeLine

let parts: readonly ProfileTab[] = []

/** The application provides the parts of later features that the drawer beside the list of employees shows. */
export function provideDrawerParts(more: readonly ProfileTab[]): void {
  parts = more
}

export const drawerParts = () => parts
