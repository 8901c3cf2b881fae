import { useState } from 'react'
import { readDeviceJson } from '../device.ts'
import { readOwn, writeOwn } from '../own-device.ts'
import type { Column } from './column.ts'

type Chosen = Readonly<Record<string, boolean>>

/** What a person has changed in the columns of a list. */
export interface ColumnLayout {
  /** Visibility that differs from the default of the screen. */
  shown: Chosen
  /** Keys in their order; columns that are missing stay behind their neighbour. */
  order: readonly string[]
  /** In pixels. */
  widths: Readonly<Record<string, number>>
  /** Pinned columns come first and stay in view, if this differs from the default. */
  pins: Chosen
}

export interface ColumnChoice {
  isShown: (key: string) => boolean
  toggle: (key: string) => void
  /** What the person has changed, as in saved views. */
  layout: ColumnLayout
  /** Changes several parts of the layout at once. */
  choose: (part: Partial<ColumnLayout>) => void
  /** All keys in order, hidden ones too. */
  keys: readonly string[]
  isPinned: (key: string) => boolean
  togglePin: (key: string) => void
  widthOf: (key: string) => number | undefined
  /** Sets the width in pixels; undefined for automatic. */
  setWidth: (key: string, width: number | undefined) => void
  /** Moves a column to the place of another one; there it is pinned as that one is. */
  move: (key: string, to: string) => void
  /** Whether the person has changed anything. */
  isChanged: boolean
  reset: () => void
}

/** Narrowest and widest column, in pixels. */
const WIDTHS = [56, 720] as const
/** From this place on, a heading column is not pinned by itself: too much would stand still. */
const MAX_PINNED = 2

const NOTHING: ColumnLayout = { shown: {}, order: [], widths: {}, pins: {} }

/** The keys in the chosen order. A column without a place in it follows the column before it. */
export function orderedKeys(declared: readonly string[], order: readonly string[]): string[] {
  const keys = order.filter((key) => declared.includes(key))
  for (const [at, key] of declared.entries()) {
    if (keys.includes(key)) continue
    const before = declared[at - 1]
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  return keys
}

/** The columns that stay in view by default: the heading column and what is before it, such as a number. */
export function pinnedByDefault(columns: readonly Pick<Column<never>, 'key' | 'primary'>[]): Set<string> {
  const main = Math.max(
    columns.findIndex(({ primary }) => primary),
    0,
  )
  return new Set(main < MAX_PINNED ? columns.slice(0, main + 1).map(({ key }) => key) : [])
}

function readLayout(name: string): ColumnLayout {
  const stored = readOwn(`list:${name}:layout`)
  try {
    if (stored) return { ...NOTHING, ...(JSON.parse(stored) as Partial<ColumnLayout>) }
  } catch {
    // Unreadable: the default.
  }
  // The visible columns of earlier versions.
  return { ...NOTHING, shown: readDeviceJson(`list:${name}:columns`, {}) }
}

/** The columns of a list as the person wants them on this device, stored by the list's name. */
export function useColumnChoice<Row>(name: string, columns: readonly Column<Row>[]): ColumnChoice {
  const [layout, setLayout] = useState(() => readLayout(name))
  const change = (part: Partial<ColumnLayout>) => {
    const next = { ...layout, ...part }
    setLayout(next)
    writeOwn(`list:${name}:layout`, JSON.stringify(next))
  }
  const { shown, order, widths, pins } = layout
  const isShown = (key: string) => shown[key] ?? !columns.find((column) => column.key === key)?.hidden
  const pinned = pinnedByDefault(columns)
  const isPinned = (key: string) => pins[key] ?? pinned.has(key)
  const all = orderedKeys(
    columns.map(({ key }) => key),
    order,
  )
  const keys = [...all.filter(isPinned), ...all.filter((key) => !isPinned(key))]
  return {
    isShown,
    toggle: (key) => change({ shown: { ...shown, [key]: !isShown(key) } }),
    layout,
    choose: change,
    keys,
    isPinned,
    togglePin: (key) => change({ pins: { ...pins, [key]: !isPinned(key) } }),
    widthOf: (key) => widths[key],
    setWidth: (key, width) => {
      const { [key]: _, ...others } = widths
      const whole = width && Math.round(Math.min(Math.max(width, WIDTHS[0]), WIDTHS[1]))
      change({ widths: whole ? { ...others, [key]: whole } : others })
    },
    move: (key, to) =>
      change({
        order: moved(keys, key, to),
        ...(isPinned(key) !== isPinned(to) && { pins: { ...pins, [key]: isPinned(to) } }),
      }),
    isChanged: JSON.stringify(layout) !== JSON.stringify(NOTHING),
    reset: () => change(NOTHING),
  }
}

/** The keys with one of them at the place of another. */
export function moved(keys: readonly string[], key: string, to: string): string[] {
  const place = keys.indexOf(to)
  const others = keys.filter((other) => other !== key)
  if (place < 0 || others.length === keys.length) return [...keys]
  others.splice(place, 0, key)
  return others
}

/** The visible columns in their order. */
export const chosenColumns = <Row>(columns: readonly Column<Row>[], choice: ColumnChoice): Column<Row>[] =>
  choice.keys.flatMap((key) => (choice.isShown(key) && columns.find((column) => column.key === key)) || [])

/** Number of columns at the beginning that stay in view. */
export function pinCount<Row>(columns: readonly Column<Row>[], choice: ColumnChoice | undefined): number {
  const pinned = choice ? undefined : pinnedByDefault(columns)
  const first = columns.findIndex(({ key }) => !(choice?.isPinned(key) ?? pinned?.has(key)))
  return first < 0 ? columns.length : first
}
