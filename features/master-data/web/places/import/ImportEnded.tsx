import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ERROR_TEXTS } from '#kit/contract/error-texts.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useMutate } from '#kit/web/query.ts'
import { commitVillages, type VillageImport } from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'
import { Counts } from './Counts.tsx'
import { ErrorFileButton } from './RowErrors.tsx'

interface Props {
  found: VillageImport
  onAnother: () => void
}

/** How it ended, and where to go from here. */
export function ImportEnded({ found, onAnother }: Props) {
  const { import: text } = usePlacesText()
  const language = useLanguage()
  const commit = useMutate(commitVillages, { onError: toastError })
  const isDone = found.status === 'done'
  const Icon = isDone ? IconCircleCheck : IconAlertTriangle
  const reason = (ERROR_TEXTS as Record<string, Record<string, string>>)[found.error_code ?? '']?.[language]
  return (
    <Paper withBorder p="xl" radius="lg" role="status">
      <Stack align="center" gap="md" ta="center">
        <Icon
          size={52}
          stroke={1.4}
          color={isDone ? 'var(--mantine-color-leaf-6)' : 'var(--mantine-color-error)'}
          aria-hidden="true"
        />
        <div>
          <Title order={2}>{isDone ? text.done(formatNumber(found.done_count, 0)) : text.failed}</Title>
          <Text c="dimmed">{found.file_name}</Text>
        </div>
        {isDone ? (
          <Counts found={found} />
        ) : (
          <Text>
            {reason} {text.failedText}
          </Text>
        )}
        <Group gap="sm" justify="center">
          {found.bad_count > 0 && <ErrorFileButton id={found.id} />}
          <Button variant="default" onClick={onAnother}>
            {text.another}
          </Button>
          {!isDone && (
            <Button
              loading={commit.isPending}
              onClick={() => commit.mutate({ params: { import_id: found.id } })}
            >
              {text.again}
            </Button>
          )}
          {isDone && (
            <Button component={Link} to={href('village.index')}>
              {text.toList}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  )
}
