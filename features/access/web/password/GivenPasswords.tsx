import { Stack, Text, Title } from '@mantine/core'
import { deviceOf } from '#kit/contract/device-name.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useRoute } from '#kit/web/query.ts'
import { useSession } from '#kit/web/session.ts'
import { type GivenPassword, listGivenPasswords } from '../../contract/given-passwords.ts'
import { useAccountText } from '../text.ts'

/** The latest passwords that others set for the user, and when they were used: a use that was not the user's own is seen here. */
export function GivenPasswords({ most = 20 }: { most?: number }) {
  const text = useAccountText().passwordState
  const isSignedIn = useSession() !== null
  const rows = useRoute(listGivenPasswords, {}, { enabled: isSignedIn }).data?.data ?? []
  if (rows.length === 0) return null
  return (
    <Stack gap={4} component="section" aria-label={text.given}>
      <Title order={3} size="h5">
        {text.given}
      </Title>
      {rows.slice(0, most).map((row) => (
        <GivenLine key={row.given_at} row={row} />
      ))}
      <Text size="sm" c="dimmed">
        {text.givenHint}
      </Text>
    </Stack>
  )
}

function GivenLine({ row: { by, given_at, used } }: { row: GivenPassword }) {
  const { passwordState: text, profile } = useAccountText()
  const device = used && (deviceOf(used.user_agent) ?? profile.unknownDevice)
  return (
    <div>
      <Text size="sm" fw={600} className="name">
        {text.givenBy(by, formatInstant(given_at))}
      </Text>
      <Text size="sm" className="figures">
        {used ? text.givenUsed(formatInstant(used.at), `${device} · ${used.address}`) : text.givenUnused}
      </Text>
    </div>
  )
}
