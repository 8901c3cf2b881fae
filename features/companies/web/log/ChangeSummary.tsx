import { Text } from '@mantine/core'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import type { LogEntry } from '../../contract.ts'
import { fieldChanges, valueText } from './log-changes.ts'
import { useLogText } from './text.ts'

const SHOWN = 2

/** The first fields that changed, on a line each. */
export function ChangeSummary({ entry }: { entry: LogEntry }) {
  const text = useLogText()
  const words = useKitText().action
  const changes = fieldChanges(entry)
  if (changes.length === 0) return '–'
  return (
    <div style={{ maxWidth: 420, whiteSpace: 'normal' }}>
      {changes.slice(0, SHOWN).map(({ name, before, after }) => (
        <Text key={name} size="sm" lineClamp={1}>
          <Text span size="sm" c="dimmed">
            {text.fields[`${entry.entity}.${name}`] ?? text.fields[name] ?? name}:{' '}
          </Text>
          {entry.before && entry.after && `${valueText(before, words)} → `}
          {valueText(entry.after ? after : before, words)}
        </Text>
      ))}
      {changes.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {text.more(changes.length - SHOWN)}
        </Text>
      )}
    </div>
  )
}
