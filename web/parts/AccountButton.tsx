import { ActionIcon } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconUser } from '@tabler/icons-react'
import { lazyPart } from '#kit/web/load-file.ts'
import { useFrameText } from '../frame-text.ts'
import { LazySheet } from './LazySheet.tsx'

const AccountSheet = lazyPart(() => import('./AccountSheet.tsx'))

/** The employee's own settings in a bottom sheet, because a menu in the corner is hard to tap on a phone. */
export function AccountButton() {
  const frame = useFrameText()
  const [isOpen, sheet] = useDisclosure()
  return (
    <>
      <ActionIcon
        variant="light"
        color="leaf"
        radius="xl"
        size={44}
        aria-label={frame.account}
        onClick={sheet.open}
      >
        <IconUser size={22} stroke={1.7} />
      </ActionIcon>
      <LazySheet opened={isOpen}>
        <AccountSheet opened={isOpen} onClose={sheet.close} />
      </LazySheet>
    </>
  )
}
