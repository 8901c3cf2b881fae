import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useSession } from '#kit/web/session.ts'
import { useAccountText } from '../text.ts'

interface Props {
  isInvited: boolean
  onChange: (isInvited: boolean) => void
}

/** True where the asker may not know a password of these people: inside a company the provider's person invites, no more. */
export const useInvitesOnly = (): boolean => Boolean(useSession()?.entered)

/** A mail by which the person chooses a password, or one that is typed here. */
export function InviteSwitch({ isInvited, onChange }: Props) {
  const text = useAccountText().invite
  const isOnly = useInvitesOnly()
  return (
    <Stack gap={6}>
      {!isOnly && (
        <SegmentedControl
          aria-label={text.label}
          fullWidth
          value={isInvited ? 'mail' : 'typed'}
          onChange={(way) => onChange(way === 'mail')}
          data={[
            { value: 'typed', label: text.typed },
            { value: 'mail', label: text.mail },
          ]}
        />
      )}
      {isInvited && <Text c="dimmed">{text.hint}</Text>}
    </Stack>
  )
}
