import { Stack, Title } from '@mantine/core'
import { useNoticeText } from '../text.ts'
import NoticeSettings from './NoticeSettings.tsx'

/** The settings with their title, on the page of the account. */
export default function NoticeSettingsCard() {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {useNoticeText().settings}
      </Title>
      <NoticeSettings />
    </Stack>
  )
}
