import type { WaitsFor } from '../contract/facts.ts'
import { useSince } from './since.ts'
import { useRequestWords } from './text.ts'

/** Who has a request now and since when: 'Ms Noy · 2 days'; and why all HR people have it. */
export function WaitsForText({ waitsFor }: { waitsFor: WaitsFor }) {
  const { name, role, since: instant, why_all_hr: whyAll } = waitsFor
  const { roles, steps } = useRequestWords()
  const since = useSince()
  return (
    <>
      {name ?? roles[role]} · {since(instant)}
      {whyAll && ` (${steps.whyAllHr[whyAll]})`}
    </>
  )
}
