import { useCallback, useState } from 'react'
import type { VariableChange, VariableRow } from '../../contract.ts'

const keyOf = (emp_number: string, item_id: number) => `${item_id} ${emp_number}`

/** Amounts that were typed or pasted and are not saved, with the versions that the user has seen. */
export function useVariableEdits() {
  const [edits, setEdits] = useState<ReadonlyMap<string, VariableChange>>(new Map())
  const change = useCallback((row: VariableRow, item_id: number, amount: number | null) => {
    setEdits((before) => {
      const next = new Map(before)
      const stored = row.cells.find((cell) => cell.item_id === item_id)
      const key = keyOf(row.emp_number, item_id)
      if ((stored?.amount ?? null) === (amount || null)) next.delete(key)
      else next.set(key, { emp_number: row.emp_number, item_id, amount, version: stored?.version ?? null })
      return next
    })
  }, [])
  /** The unsaved amount of a cell, else the stored one. */
  const amountOf = (row: VariableRow, item_id: number): number | null => {
    const edit = edits.get(keyOf(row.emp_number, item_id))
    return edit ? edit.amount : (row.cells.find((cell) => cell.item_id === item_id)?.amount ?? null)
  }
  return {
    edits,
    change,
    amountOf,
    isEdited: (row: VariableRow, item_id: number) => edits.has(keyOf(row.emp_number, item_id)),
    clear: useCallback(() => setEdits(new Map()), []),
  }
}
export type VariableEdits = ReturnType<typeof useVariableEdits>
