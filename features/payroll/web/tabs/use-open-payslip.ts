import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ListState } from '#kit/web/table/list-state.ts'
import type { PayslipRow } from '../../contract.ts'

export interface OpenPayslip {
  /** The employee of the open payslip. */
  employeeId: number | undefined
  /** Its position in the list, from 1; undefined if the list does not contain it. */
  place: number | undefined
  total: number
  open: (employeeId: number) => void
  close: () => void
  /** Open the next or previous one of the list, across pages; undefined at its ends. */
  next: (() => void) | undefined
  previous: (() => void) | undefined
}

interface Listed {
  state: ListState
  rows: readonly PayslipRow[] | undefined
  total: number
  isStale: boolean
}

/** Which payslip of a list is open. It is in the address, so that a link opens it and "back" closes it. */
export function useOpenPayslip({ state, rows = [], total, isStale }: Listed): OpenPayslip {
  const [address, setAddress] = useSearchParams()
  const [awaited, setAwaited] = useState<'first' | 'last'>()
  const id = Number(address.get('payslip')) || undefined
  const index = rows.findIndex((row) => row.employee_id === id)

  function show(employeeId: number | undefined, replace: boolean) {
    setAddress(
      (current) => {
        if (employeeId) current.set('payslip', String(employeeId))
        else current.delete('payslip')
        return new URLSearchParams(current)
      },
      { replace, preventScrollReset: true },
    )
  }

  // The next page has arrived: its nearest payslip opens.
  const arrived = awaited === 'first' ? rows[0] : rows.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is made again with every drawing
  useEffect(() => {
    if (!awaited || isStale || !arrived || index >= 0) return
    setAwaited(undefined)
    show(arrived.employee_id, true)
  }, [awaited, isStale, arrived, index])

  const beside = (step: 1 | -1) => {
    const row = rows[index + step]
    if (index < 0) return undefined
    if (row) return () => show(row.employee_id, true)
    const page = state.page + step
    if (page < 1 || (page - 1) * state.perPage >= total) return undefined
    return () => {
      setAwaited(step === 1 ? 'first' : 'last')
      state.change({ page })
    }
  }
  return {
    employeeId: id,
    place: index < 0 ? undefined : (state.page - 1) * state.perPage + index + 1,
    total,
    open: (employeeId) => show(employeeId, false),
    close: () => {
      setAwaited(undefined)
      show(undefined, true)
    },
    next: beside(1),
    previous: beside(-1),
  }
}
