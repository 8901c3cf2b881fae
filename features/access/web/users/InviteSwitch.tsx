import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useAccountText } from '../text.ts'

interface Props {
  isInvited: boolean
  /** A password cannot be typed here. */
  onlyMail?: boolean
  onChange: (isInvited: boolean) => void
}

/** A mail with a link to choose a password, or a typed password. */
export function InviteSwitch({ isInvited, onlyMail = false, onChange }: Props) {
  const text = useAccountText().invite
  return (
    <Stack gap={6}>
      {!onlyMail && (
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
