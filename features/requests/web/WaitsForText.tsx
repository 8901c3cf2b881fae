import type { WaitsFor } from '../contract/facts.ts'
import { useSince } from './since.ts'
import { useRequestWords } from './text.ts'

/** Who has a request now and since when: 'Ms Noy · 2 days'. */
export function WaitsForText({ waitsFor: { name, role, since: instant } }: { waitsFor: WaitsFor }) {
  const { roles } = useRequestWords()
  const since = useSince()
  return (
    <>
      {name ?? roles[role]} · {since(instant)}
    </>
  )
}
