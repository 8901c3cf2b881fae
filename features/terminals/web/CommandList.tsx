import { Button, Group, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatInstant } from '#kit/web/format.ts'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge, type Tone } from '#kit/web/show/StatusBadge.tsx'
import { DASH } from '#kit/web/table/column.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { type GivenCommand, listTerminalCommands, sendCommand, type TerminalCommand } from '../contract.ts'
import { SpanDialog } from './SpanDialog.tsx'
import { useTerminalText } from './text.ts'

const LIVE_MS = 5000
const TONES: Record<TerminalCommand['status'], Tone> = {
  queued: 'wait',
  sent: 'info',
  done: 'good',
  failed: 'bad',
  expired: 'neutral',
}
const AT_ONCE: readonly GivenCommand[] = ['info', 'check', 'query_users', 'reboot']
const WITH_DAYS = ['verify', 'query_punches'] as const

/** What a terminal was told and what it answered; gives it commands. */
export function CommandList({ terminalId }: { terminalId: number }) {
  const text = useTerminalText()
  return (
    <>
      <IfMayCall route={sendCommand}>
        <Group justify="flex-end" mb="sm">
          <CommandMenu terminalId={terminalId} />
        </Group>
      </IfMayCall>
      <DataTable
        route={listTerminalCommands}
        name="terminal-commands"
        label={text.tabs.commands}
        query={{ terminal_id: terminalId }}
        every={LIVE_MS}
        empty={<EmptyState title={text.commands.none} />}
        columns={[
          {
            key: 'created_at',
            title: text.commands.at,
            cell: ({ created_at }) => formatInstant(created_at),
          },
          {
            key: 'kind',
            title: text.commands.kind,
            primary: true,
            cell: ({ kind }) => text.commands.kinds[kind],
          },
          { key: 'detail', title: text.commands.detail, sort: false },
          {
            key: 'status',
            title: text.commands.status,
            cell: ({ status }) => (
              <StatusBadge tone={TONES[status]}>{text.commands.statuses[status]}</StatusBadge>
            ),
          },
          {
            key: 'answer',
            title: text.commands.answer,
            sort: false,
            cell: (row) => (row.return_code === null ? DASH : text.commands.returned(row.return_code)),
          },
          { key: 'created_by', title: text.commands.by, sort: false },
        ]}
      />
    </>
  )
}

function CommandMenu({ terminalId }: { terminalId: number }) {
  const text = useTerminalText()
  const [spanOf, setSpanOf] = useState<(typeof WITH_DAYS)[number]>()
  const send = useMutate(sendCommand, {
    onSuccess: () => void toastSuccess('saved'),
    onError: toastError,
  })
  const sendAtOnce = (kind: GivenCommand) =>
    send.mutate({ params: { terminal_id: terminalId }, body: { kind, from: null, to: null } })
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button loading={send.isPending} rightSection={<IconChevronDown size={16} />}>
            {text.commands.give}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {WITH_DAYS.map((kind) => (
            <Menu.Item key={kind} onClick={() => setSpanOf(kind)}>
              {text.commands.kinds[kind]}
            </Menu.Item>
          ))}
          {AT_ONCE.map((kind) => (
            <Menu.Item key={kind} onClick={() => sendAtOnce(kind)}>
              {text.commands.kinds[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {spanOf && <SpanDialog terminalId={terminalId} kind={spanOf} onClose={() => setSpanOf(undefined)} />}
    </>
  )
}
