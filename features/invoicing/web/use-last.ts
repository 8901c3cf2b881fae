import { useState } from 'react'

/** What was last shown, for as long as a dialog takes to close: its words do not change while it fades. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
