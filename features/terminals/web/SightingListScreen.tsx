import { Code } from '@mantine/core'
import { formatInstant } from '#kit/web/format.ts'
import { ListPage } from '#kit/web/table/ListPage.tsx'
import { listTerminalSightings } from '../contract.ts'
import { useTerminalText, useTerminalWords } from './text.ts'

const LIVE_MS = 10_000

/** The terminals that call and belong to no company, with the codes for claiming them. */
export default function SightingListScreen() {
  const words = useTerminalWords()
  const text = useTerminalText()
  return (
    <ListPage
      title={text.sightings.title}
      text={text.sightings.text}
      none={{ title: text.sightings.none }}
      route={listTerminalSightings}
      name="terminal-sightings"
      every={LIVE_MS}
      columns={[
        { key: 'serial', title: words.serial, primary: true },
        { key: 'code', title: text.sightings.code, sort: false, cell: ({ code }) => <Code>{code}</Code> },
        { key: 'address', title: text.address, sort: false },
        { key: 'user_agent', title: text.sightings.program, sort: false },
        { key: 'first_at', title: text.sightings.first, cell: ({ first_at }) => formatInstant(first_at) },
        { key: 'last_at', title: words.lastSeen, cell: ({ last_at }) => formatInstant(last_at) },
      ]}
    />
  )
}
