import { useSyncExternalStore } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { readDeviceJson, writeDevice } from '#kit/web/device.ts'
import type { RouteName } from '#kit/web/navigation.ts'
import { currentSession } from '#kit/web/session.ts'

/** How a person has arranged the menu; kept on the device for each account. */
export interface MenuChoice {
  /** Modules that the person has opened or closed. */
  opened: Readonly<Record<string, boolean>>
  /** In the order in which they were pinned. */
  pinned: readonly RouteName[]
  /** The last pages, the latest first; without the names of records. */
  recent: readonly RouteName[]
  /** The day on which the person last opened a page. */
  used: Readonly<Partial<Record<RouteName, string>>>
}

/** One more than are shown, because the current page is not. */
const RECENT_AT_MOST = 4
const NONE: MenuChoice = { opened: {}, pinned: [], recent: [], used: {} }

const listeners = new Set<() => void>()
let read: { key: string; choice: MenuChoice } | undefined

const keyOf = () => `menu-${currentSession()?.user.id ?? 0}`

/** The choice of the signed-in person. */
export function menuChoice(): MenuChoice {
  const key = keyOf()
  if (read?.key !== key) read = { key, choice: { ...NONE, ...readDeviceJson<Partial<MenuChoice>>(key, {}) } }
  return read.choice
}

function change(choice: MenuChoice): void {
  const key = keyOf()
  read = { key, choice }
  writeDevice(key, JSON.stringify(choice))
  for (const listener of listeners) listener()
}

export function setModuleOpen(group: string, isOpen: boolean): void {
  const choice = menuChoice()
  change({ ...choice, opened: { ...choice.opened, [group]: isOpen } })
}

/** Pins an entry of the menu, or removes the pin. */
export function togglePin(route: RouteName): void {
  const choice = menuChoice()
  const isPinned = choice.pinned.includes(route)
  change({
    ...choice,
    pinned: isPinned ? choice.pinned.filter((one) => one !== route) : [...choice.pinned, route],
  })
}

/** Notes that an entry of the menu was opened. */
export function noteVisit(route: RouteName): void {
  const choice = menuChoice()
  const today = todayInLaos()
  if (choice.recent[0] === route && choice.used[route] === today) return
  const recent = [route, ...choice.recent.filter((one) => one !== route)].slice(0, RECENT_AT_MOST)
  change({ ...choice, recent, used: { ...choice.used, [route]: today } })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useMenuChoice(): MenuChoice {
  return useSyncExternalStore(subscribe, menuChoice)
}
