import { useEffect, useState } from 'react'
import { showConnection } from '#features/access/contract.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRoute } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { type FactName, readFacts } from './facts.ts'
import { useSelfCheckText } from './text.ts'

/** The facts of this device, read again when the connection changes or the window is resized. */
export function useFacts(): Record<FactName, string> | undefined {
  const text = useSelfCheckText().facts
  const { yes, no } = useKitText().action
  const email = useSession()?.user.email ?? '–'
  const address = useRoute(showConnection).data?.data.address ?? '–'
  const [facts, setFacts] = useState<Record<FactName, string>>()
  useEffect(() => {
    const read = () => void readFacts(text, { person: email, address, yes, no }).then(setFacts)
    const events = ['online', 'offline', 'resize']
    read()
    for (const event of events) window.addEventListener(event, read)
    return () => {
      for (const event of events) window.removeEventListener(event, read)
    }
  }, [text, email, address, yes, no])
  return facts
}
