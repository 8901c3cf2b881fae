import { useEffect, useState } from 'react'
import { routes } from './routes.ts'

let known: ReadonlySet<string> | undefined

async function readBuilt(): Promise<ReadonlySet<string>> {
  const { hasScreen } = await import('./find-screen.ts')
  const names = Object.keys(routes)
  const has = await Promise.all(names.map(hasScreen))
  return new Set(names.filter((_, at) => has[at]))
}

/** Whether a route has a screen; until the table of screens is loaded, every route counts as having one. */
export function useBuilt(): (route: string) => boolean {
  const [built, setBuilt] = useState(known)
  useEffect(() => {
    // Another part can have read it between the first rendering and this effect.
    if (known) return setBuilt(known)
    readBuilt().then(
      (names) => {
        known = names
        setBuilt(names)
      },
      () => undefined,
    )
  }, [])
  return (route) => built?.has(route) ?? true
}
