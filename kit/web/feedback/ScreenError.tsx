import { Button, Center, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { FileLoadError } from '../load-file.ts'

/* Both languages stand here: when this is shown, the files with the texts may be what could not be loaded. */
const TEXT = {
  la: { load: 'ເປີດໜ້ານີ້ບໍ່ໄດ້', hint: 'ອິນເຕີເນັດອາດຂັດຂ້ອງ ຫຼື ລະບົບຫາກໍອັບເດດ', other: 'ລະບົບຂັດຂ້ອງ', retry: 'ລອງໃໝ່' },
  en: {
    load: 'This page could not be opened',
    hint: 'The network may be down, or a new version has just been installed.',
    other: 'Something went wrong',
    retry: 'Try again',
  },
}

interface Props {
  error: unknown
  /** What to try again where drawing threw. A file that did not arrive is asked for by opening the page anew. */
  onRetry: () => void
}

/**
 * A screen or a part of one that failed: its file did not arrive (or not within 120 seconds), or drawing it threw. Browsers and
 * React keep a failed file, and after an update its name is gone: only the page opened anew knows the names of now.
 */
export function ScreenError({ error, onRetry }: Props): ReactNode {
  const text = TEXT[useLanguage()]
  const isLoad = error instanceof FileLoadError
  return (
    <Center mih="60dvh" p="lg" role="alert">
      <Stack align="center" gap="xs" maw={420} ta="center">
        <Title order={2}>{isLoad ? text.load : text.other}</Title>
        {isLoad && <Text c="dimmed">{text.hint}</Text>}
        {import.meta.env.DEV && <Text size="xs">{String(error)}</Text>}
        <Button mt="sm" onClick={isLoad ? () => window.location.reload() : onRetry}>
          {text.retry}
        </Button>
      </Stack>
    </Center>
  )
}
