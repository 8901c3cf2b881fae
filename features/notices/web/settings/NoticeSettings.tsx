import { Alert, Select, Stack, Switch, Table, Text } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  MailChoice,
  type NoticePreference,
  saveNoticePreferences,
  showNoticePreferences,
} from '../../contract/preferences.ts'
import { useNoticeText } from '../text.ts'
import { PushSwitch } from './PushSwitch.tsx'

/** How the own account is told of each kind of notices; each change is saved at once. */
export default function NoticeSettings() {
  const text = useNoticeText().setting
  const answer = useRoute(showNoticePreferences)
  const save = useMutate(saveNoticePreferences, { refresh: [showNoticePreferences], onError: toastError })
  const { data, error } = answer
  if (error && !data) return <ErrorState error={error} onRetry={() => void answer.refetch()} />
  if (!data) return <TableWaiting />
  const { kinds, language, has_address, push_key } = data.data
  const changeKind = ({ kind, push, mail }: NoticePreference) =>
    save.mutate({ body: { kinds: [{ kind, push, mail }] } })
  return (
    <Stack gap="md">
      <Text c="dimmed">{text.intro}</Text>
      <PushSwitch pushKey={push_key} />
      {!has_address && <Alert color="gray">{text.noAddress}</Alert>}
      <Kinds kinds={kinds} hasAddress={has_address} hasPush={push_key !== null} onChange={changeKind} />
      {has_address && (
        <Select
          label={text.language}
          value={language ?? 'both'}
          onChange={(value) =>
            save.mutate({ body: { kinds: [], language: value === 'la' || value === 'en' ? value : null } })
          }
          allowDeselect={false}
          data={[
            { value: 'both', label: text.bothLanguages },
            { value: 'la', label: 'ລາວ' },
            { value: 'en', label: 'English' },
          ]}
        />
      )}
      {push_key !== null && (
        <Text size="sm" c="dimmed">
          {text.quiet}
        </Text>
      )}
    </Stack>
  )
}

interface KindsProps {
  kinds: readonly NoticePreference[]
  hasAddress: boolean
  hasPush: boolean
  onChange: (kind: NoticePreference) => void
}

function Kinds({ kinds, hasAddress, hasPush, onChange }: KindsProps) {
  const text = useNoticeText().setting
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{text.kind}</Table.Th>
          {hasPush && <Table.Th>{text.push}</Table.Th>}
          {hasAddress && <Table.Th>{text.mail}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {kinds.map((kind) => (
          <Table.Tr key={kind.kind}>
            <Table.Th scope="row" fw={400}>
              {kind.label}
            </Table.Th>
            {hasPush && (
              <Table.Td>
                <Switch
                  aria-label={text.pushOf(kind.label)}
                  checked={kind.push}
                  onChange={(event) => onChange({ ...kind, push: event.currentTarget.checked })}
                />
              </Table.Td>
            )}
            {hasAddress && (
              <Table.Td>
                <Select
                  aria-label={text.mailOf(kind.label)}
                  value={kind.mail}
                  onChange={(value) => onChange({ ...kind, mail: MailChoice.parse(value) })}
                  allowDeselect={false}
                  data={MailChoice.options.map((value) => ({ value, label: text.mails[value] }))}
                />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
