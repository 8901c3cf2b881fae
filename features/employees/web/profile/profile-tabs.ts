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

let parts: readonly ProfileTab[] = []

/** The application provides the parts of later features that the drawer beside the list of employees shows. */
export function provideDrawerParts(more: readonly ProfileTab[]): void {
  parts = more
}

export const drawerParts = () => parts
