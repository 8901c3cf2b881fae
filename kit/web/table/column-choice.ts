import { useState } from 'react'
import { readDeviceJson, writeDevice } from '../device.ts'
import type { Column } from './column.ts'

export interface ColumnChoice {
  isShown: (key: string) => boolean
  toggle: (key: string) => void
  /** The differences from the default columns of the screen. */
  chosen: Readonly<Record<string, boolean>>
  choose: (chosen: Readonly<Record<string, boolean>>) => void
  /** The visibility for the table: false for every hidden column. */
  visibility: Record<string, boolean>
}

/** The visible columns of a list on this device, stored by the list's name. */
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
