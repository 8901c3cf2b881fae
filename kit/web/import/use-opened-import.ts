import { useSearchParams } from 'react-router'

/** Which import is open stands in the address (`?batch=7`): a reload goes on where it was. */
export function useOpenedImport(name: string) {
  const [address, setAddress] = useSearchParams()
  const given = address.get(name) ?? ''
  return {
    id: /^\d{1,15}$/.test(given) ? Number(given) : undefined,
    open: (id: number) => setAddress({ [name]: String(id) }),
    close: () => setAddress({}),
  }
}
