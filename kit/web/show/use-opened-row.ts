import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ListState } from '../table/list-state.ts'

/** The row of a list whose details are open beside it. */
export interface OpenedRow<Row> {
  /** The key in the address; undefined if no details are open. */
  key: string | undefined
  /** The key as an id; undefined if none is open or the address has no id. */
  id: number | undefined
  /** The row; undefined if the list does not contain it, as after a link to a row of another page. */
  row: Row | undefined
  /** Its position in the list, from 1. */
  place: number | undefined
  total: number
  open: (row: Row) => void
  close: () => void
  /** Open the next or previous row, across pages; undefined at the ends of the list. */
  next: (() => void) | undefined
  previous: (() => void) | undefined
}

interface Listed<Row> {
  /** The name of the key in the address: `?payslip=17`. */
  name: string
  rows: readonly Row[] | undefined
  /** The pages of the list; omitted if `rows` are all rows. */
  state?: Pick<ListState, 'page' | 'perPage' | 'change'>
  /** Number of rows on all pages; default: that of `rows`. */
  total?: number
  /** The rows are those of the page before, while others are loading. */
  isStale?: boolean
  keyOf?: (row: Row) => string | number
}

const idOf = (row: unknown) => (row as { id: number }).id
const OPENED_HERE = { detailsOpenedHere: true }
const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'detailsOpenedHere' in state

/**
 * The details that are open beside a list. They are in the address, so that a link opens them and "back" closes them:
 *
 *     const list = useRows<Invoice>(listInvoices, state, {})
 *     const opened = useOpenedRow({ name: 'invoice', state, ...list })
 */
export function useOpenedRow<Row>({
  name,
  rows = [],
  state,
  total = rows.length,
  isStale = false,
  keyOf = idOf,
}: Listed<Row>): OpenedRow<Row> {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const [awaited, setAwaited] = useState<'first' | 'last'>()
  const key = address.get(name) || undefined
  const index = key === undefined ? -1 : rows.findIndex((row) => String(keyOf(row)) === key)

  function write(value: string | undefined, replace: boolean, mark: unknown) {
    const current = new URLSearchParams(window.location.search)
    if (value === undefined) current.delete(name)
    else current.set(name, value)
    setAddress(current, { replace, preventScrollReset: true, state: mark })
  }
  /** From one row to another in the same entry of the history: "back" closes the details. */
  const show = (row: Row) =>
    write(String(keyOf(row)), key !== undefined, key === undefined ? OPENED_HERE : location.state)

  // The next page has arrived: its nearest row opens.
  const arrived = awaited === 'first' ? rows[0] : rows.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is created again with every rendering
  useEffect(() => {
    if (!awaited || isStale || !arrived || index >= 0) return
    setAwaited(undefined)
    show(arrived)
  }, [awaited, isStale, arrived, index])

  const beside = (step: 1 | -1) => {
    const row = rows[index + step]
    if (index < 0) return undefined
    if (row) return () => show(row)
    if (!state) return undefined
    const page = state.page + step
    if (page < 1 || (page - 1) * state.perPage >= total) return undefined
    return () => {
      setAwaited(step === 1 ? 'first' : 'last')
      state.change({ page })
    }
  }
  const before = state ? (state.page - 1) * state.perPage : 0
  return {
    key,
    id: key && /^[1-9]\d{0,14}$/.test(key) ? Number(key) : undefined,
    row: rows[index],
    place: index < 0 ? undefined : before + index + 1,
    total,
    open: show,
    close: () => {
      setAwaited(undefined)
      if (isOpenedHere(location.state)) void navigate(-1)
      else write(undefined, true, null)
    },
    next: beside(1),
    previous: beside(-1),
  }
}
