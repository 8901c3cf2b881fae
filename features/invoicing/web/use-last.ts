import { useState } from 'react'

/** The last value, while a dialog closes: its text does not change during the animation. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
