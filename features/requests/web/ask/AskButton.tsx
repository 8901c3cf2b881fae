import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useRequestWords } from '../text.ts'
import AskSheet from './AskSheet.tsx'

/** Opens the sheet of everything that can be asked for. */
export function AskButton() {
  const text = useRequestWords().ask
  const [isOpen, sheet] = useDisclosure()
  return (
    <>
      <Button leftSection={<IconPlus size={18} />} onClick={sheet.open}>
        {text.open}
      </Button>
      <AskSheet opened={isOpen} onClose={sheet.close} />
    </>
  )
}
