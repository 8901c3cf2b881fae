import { Button, Center, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useLanguage } from '../i18n/language.ts'
import { FileLoadError } from '../load-file.ts'
import { isPageUnsaved } from './unsaved.ts'

/* Contains both languages, because the text files may be the files that failed to load. */
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
  /** Retries rendering after an error. A file that failed to load requires a reload of the page. */
  onRetry: () => void
}

/**
 * A screen, or a part of it, that failed: its file did not load within 120 seconds, or rendering threw. A
 * reload is necessary because browsers and React cache a failed file, and after an update the file has another
 * name. It happens by itself when the network is back, unless a form contains unsaved values.
 */
export function ScreenError({ error, onRetry }: Props): ReactNode {
  const text = TEXT[useLanguage()]
  const isLoad = error instanceof FileLoadError
  useEffect(() => {
    if (!isLoad) return
    const reload = () => {
      if (!isPageUnsaved()) window.location.reload()
    }
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isLoad])
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
