import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react'
import type { MasterData } from '#kit/contract/master-data.ts'
import { applies, rightTo } from '#kit/contract/master-data-fields.ts'
import { useMay } from '../access.ts'
import { ViewModal } from '../feedback/dialogs.tsx'
import { useKitText } from '../i18n/kit-text.ts'
import { useLanguage } from '../i18n/language.ts'
import { type Entry, nameOf } from './entry.ts'
import { FieldValue } from './FieldValue.tsx'
import { useListText } from './text.ts'

interface Props {
  list: MasterData
  entry: Entry
  onClose: () => void
  onEdit: () => void
  onDelete: () => void
  onRecover: () => void
  /** Only for users who may see the history. */
  onHistory?: (() => void) | undefined
}

/** One entry with all its fields and actions (width 1000). */
export function ViewEntry({ list, entry, onClose, onEdit, onDelete, onRecover, onHistory }: Props) {
  const text = useListText()
  const words = useKitText()
  const language = useLanguage()
  const may = useMay()
  const fields = Object.entries(list.fields).filter(
    ([, field]) => applies(field, entry) && rightTo(field, may) !== 'none',
  )
  return (
    <ViewModal opened onClose={onClose} title={nameOf(list, entry, language)}>
      <Stack gap="xl">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          {fields.map(([name, field]) => (
            <div key={name}>
              <Text size="sm" c="dimmed">
                {field.words[language]}
              </Text>
              <Text component="div">
                <FieldValue name={name} field={field} values={entry} />
              </Text>
            </div>
          ))}
        </SimpleGrid>
        <Group justify="flex-end" gap="sm">
          {onHistory && (
            <Button variant="default" leftSection={<IconHistory size={18} />} onClick={onHistory}>
              {text.history}
            </Button>
          )}
          {entry.can.includes('delete') && (
            <Button color="red" variant="light" leftSection={<IconTrash size={18} />} onClick={onDelete}>
              {words.action.delete}
            </Button>
          )}
          {entry.can.includes('recover') && (
            <Button leftSection={<IconArrowBackUp size={18} />} onClick={onRecover}>
              {words.action.recover}
            </Button>
          )}
          {entry.can.includes('update') && (
            <Button leftSection={<IconEdit size={18} />} onClick={onEdit}>
              {words.action.edit}
            </Button>
          )}
        </Group>
      </Stack>
    </ViewModal>
  )
}
