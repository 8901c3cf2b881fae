import { Avatar, Group, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import type { RequestDetail } from '#features/requests/contract.ts'
import { useRoute } from '#kit/web/query.ts'
import { useStoredImage } from '#kit/web/show/use-stored-image.ts'
import { showAskedPicture, showPresentPicture, showWantedPicture } from '../contract.ts'
import { useCareerText } from './text.ts'

const WAITING = ['draft', 'pending', 'approved']

/** The picture before and after, of a change that is about the picture and not decided yet. */
export default function AskedPictures({ request }: { request: RequestDetail }) {
  const params = { asked_change_id: request.subject_id }
  const isWaiting = WAITING.includes(request.status)
  const asked = useRoute(showAskedPicture, { params }, { enabled: isWaiting }).data?.data
  const text = useCareerText()
  const present = useStoredImage(showPresentPicture, { params }, asked?.is_asked ? asked.present : null)
  const wanted = useStoredImage(showWantedPicture, { params }, asked?.is_asked ? asked.wanted : null)
  if (!isWaiting || !asked?.is_asked) return null
  return (
    <Group gap="md" align="center">
      <Picture label={text.pictureNow} src={present} empty={text.noPicture} />
      <IconArrowRight size={22} aria-hidden />
      <Picture label={text.pictureAfter} src={wanted} empty={text.noPicture} />
    </Group>
  )
}

function Picture({ label, src, empty }: { label: string; src: string | undefined; empty: string }) {
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Avatar src={src ?? null} size={112} radius="md" alt={src ? label : empty} />
    </Stack>
  )
}
