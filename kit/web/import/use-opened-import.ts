import { useSearchParams } from 'react-router'

/** The open import is part of the address (`?batch=7`), so that a reload continues with it. */
export function useOpenedImport(name: string) {
  const [address, setAddress] = useSearchParams()
  const text = address.get(name) ?? ''
  return {
    id: /^\d{1,15}$/.test(text) ? Number(text) : undefined,
    open: (id: number) => setAddress({ [name]: String(id) }),
    close: () => setAddress({}),
  }
}
