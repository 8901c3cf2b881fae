import { useEffect } from 'react'
import { toastError } from '#kit/web/feedback/toast.ts'
import { useGo } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { listPayItemEntries, listPayItems, type PayItem, type PayItemEntry } from '../contract.ts'
import { EditEntry } from './EditEntry.tsx'

/** Where an amount on a payslip was entered. */
export interface EntryPlace {
  /** The name of the item. */
  name: string
  kind: PayItem['kind']
  employee_id: number
  emp_number: string
  /** The entry, if it is known. */
  entry?: number | null | undefined
  /** The month that the payslip pays, 'YYYY-MM'. */
  month: string
}

interface Props {
  place: EntryPlace
  onClose: () => void
  onSaved: () => void
}

const MOST = 100

/** The form of what one person gets of an item, over another screen. An item without an entry of the person opens as a page. */
export function EntryOfPerson({ place, onClose, onSaved }: Props) {
  const items = useRoute(listPayItems, {
    query: { search: place.name, kind: place.kind, per_page: MOST },
  })
  const item = items.data?.data.find(({ name }) => name === place.name)
  if (item) return <Entry item={item} place={place} onClose={onClose} onSaved={onSaved} />
  return items.isPending ? null : <Elsewhere error={items.error} onClose={onClose} />
}

function Entry({ item, place, onClose, onSaved }: Props & { item: PayItem }) {
  const entries = useRoute(listPayItemEntries, {
    params: { item_id: item.id },
    query: { search: place.emp_number, per_page: MOST },
  })
  const entry = entries.data?.data.find((one) => isOf(one, place))
  if (entry)
    return <EditEntry item={item} entry={entry} month={place.month} onClose={onClose} onSaved={onSaved} />
  return entries.isPending ? null : <Elsewhere item={item} error={entries.error} onClose={onClose} />
}

const isOf = (one: PayItemEntry, { entry, employee_id, month }: EntryPlace) =>
  entry != null
    ? one.id === entry
    : one.employee_id === employee_id &&
      (one.first_month ?? '') <= month &&
      (one.last_month === null || one.last_month >= month)

/** Opens the page of the item, or the list if it no longer exists. */
function Elsewhere({ item, error, onClose }: { item?: PayItem; error: Error | null; onClose: () => void }) {
  const go = useGo()
  useEffect(() => {
    if (error) {
      toastError(error)
      onClose()
    } else if (item) go('pay_item.show', { item_id: item.id })
    else go('pay_item.index')
  }, [error, item, go, onClose])
  return null
}
