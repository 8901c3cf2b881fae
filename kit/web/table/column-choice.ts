import { useState } from 'react'
import { readDeviceJson, writeDevice } from '../device.ts'
import type { Column } from './column.ts'

export interface ColumnChoice {
  isShown: (key: string) => boolean
  toggle: (key: string) => void
  /** What differs from the columns as the screen has them. */
  chosen: Readonly<Record<string, boolean>>
  choose: (chosen: Readonly<Record<string, boolean>>) => void
  /** What the table takes: false for every hidden column. */
  visibility: Record<string, boolean>
}

/** Which columns of a list this device shows; remembered by the list's name. */
export function useColumnChoice<Row>(name: string, columns: readonly Column<Row>[]): ColumnChoice {
  const storage = `list:${name}:columns`
  const [chosen, setChosen] = useState<Record<string, boolean>>(() => readDeviceJson(storage, {}))
  const isShown = (key: string) => chosen[key] ?? !columns.find((column) => column.key === key)?.hidden
  const choose = (next: Readonly<Record<string, boolean>>) => {
    setChosen(next)
    writeDevice(storage, JSON.stringify(next))
  }
  return {
    isShown,
    toggle: (key) => choose({ ...chosen, [key]: !isShown(key) }),
    chosen,
    choose,
    visibility: Object.fromEntries(columns.map(({ key }) => [key, isShown(key)])),
  }
}
