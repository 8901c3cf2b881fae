import { useState } from 'react'

interface Latest<T> {
  data?: { data: T } | undefined
  isFetching: boolean
}

/**
 * The record of a form as it was when the form opened, and a function that replaces it after saving. Later answers of
 * the call do not replace it: they must not overwrite what is being typed.
 */
export function useOpened<T extends object>({ data, isFetching }: Latest<T>) {
  const [opened, setOpened] = useState<T>()
  if (!opened && data && !isFetching) setOpened(data.data)
  return [opened, (record: T) => setOpened(record)] as const
}
