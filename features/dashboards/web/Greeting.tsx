import { Text, Title } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import { formatInstant, formatLongDate } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useSession } from '#kit/web/session.ts'
import { useOwnText } from './own-text.ts'

const NOON = 12
const EVENING = 17

/** The user's name, and the date in Vientiane. */
export function Greeting() {
  const { greeting } = useOwnText()
  const language = useLanguage()
  const name = useSession()?.user.name ?? ''
  const hour = Number(formatInstant(new Date().toISOString()).slice(11, 13))
  const greet = hour < NOON ? greeting.morning : hour < EVENING ? greeting.day : greeting.evening
  return (
    <header>
      <Title order={1}>{greet(name)}</Title>
      <Text c="dimmed">{formatLongDate(todayInLaos(), language)}</Text>
    </header>
  )
}
