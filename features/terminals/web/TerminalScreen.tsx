import { Skeleton, Tabs } from '@mantine/core'
import { useParams, useSearchParams } from 'react-router'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import '#kit/web/styles/desk.ts'
import { showTerminal } from '../contract.ts'
import { CommandList } from './CommandList.tsx'
import { FaultList } from './FaultList.tsx'
import { TerminalActions } from './TerminalActions.tsx'
import { TerminalOverview } from './TerminalOverview.tsx'
import { useTerminalText, useTerminalWords } from './text.ts'
import { UserList } from './UserList.tsx'

const TABS = ['faults', 'commands', 'users']
const LIVE_MS = 5000

/** A terminal: its state and clock, the lines that could not be read, its users, and its commands. */
export default function TerminalScreen() {
  const words = useTerminalWords()
  const text = useTerminalText()
  const id = Number(useParams().terminal_id)
  const [address, setAddress] = useSearchParams()
  const shown = useRoute(showTerminal, { params: { terminal_id: id } }, { every: LIVE_MS })
  if (shown.error) return <ErrorState error={shown.error} onRetry={() => void shown.refetch()} />
  const terminal = shown.data?.data
  if (!terminal) return <Skeleton h={320} />
  const chosen = address.get('tab') ?? ''
  return (
    <>
      <PageHeader
        title={terminal.name}
        text={terminal.serial}
        breadcrumbs={[{ label: words.title, to: href('scan_camera.index') }, { label: terminal.name }]}
        actions={<TerminalActions terminal={terminal} />}
      />
      <Tabs
        value={TABS.includes(chosen) ? chosen : 'overview'}
        onChange={(next) => setAddress(next && TABS.includes(next) ? { tab: next } : {})}
        keepMounted={false}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="overview">{text.tabs.overview}</Tabs.Tab>
          <Tabs.Tab value="faults">{text.tabs.faults}</Tabs.Tab>
          <Tabs.Tab value="users">{text.tabs.users}</Tabs.Tab>
          <Tabs.Tab value="commands">{text.tabs.commands}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview">
          <TerminalOverview terminal={terminal} />
        </Tabs.Panel>
        <Tabs.Panel value="faults">
          <FaultList terminalId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="users">
          <UserList terminalId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="commands">
          <CommandList terminalId={id} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
