import { Text } from '@mantine/core'
import type { LogEntry } from '../contract.ts'
import { type ChangeRow, countWithin, shortText, topRows } from './log-changes.ts'
import { withheldWords } from './log-words.ts'
import { useLogText } from './text.ts'
import { useLogTexts } from './use-log-texts.ts'

const SHOWN = 2

/** The first changed fields, one per line; fields with nested fields show a count. */
export function ChangeSummary({ entry }: { entry: LogEntry }) {
  const text = useLogText()
  const texts = useLogTexts()
  const changes = topRows(texts, entry)
  const withheld = withheldWords(texts, entry)
  if (changes.length === 0 && withheld.length === 0) return '–'
  const changeText = (row: ChangeRow) => {
    const { path, before, after, isOuter } = row
    const sides = entry.before && entry.after ? [before, after] : [entry.after ? after : before]
    const words = isOuter ? [null] : sides.map((side) => shortText(texts, entry, path, side))
    if (!words.includes(null)) return words.join(' → ')
    const count = countWithin(texts, entry, row)
    return [before, after].some(Array.isArray) ? text.entryCount(count) : text.fieldCount(count)
  }
  return (
    <div style={{ maxWidth: 420, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      {changes.slice(0, SHOWN).map((row) => (
        <Text key={row.path.join('.')} size="sm">
          <Text span size="sm" c="dimmed">
            {row.label}:{' '}
          </Text>
          {changeText(row)}
        </Text>
      ))}
      {changes.length > SHOWN && (
        <Text size="sm" c="dimmed">
          {text.more(changes.length - SHOWN)}
        </Text>
      )}
      {withheld.length > 0 && (
        <Text size="sm" c="dimmed">
          {text.withheld(withheld.join(', '))}
        </Text>
      )}
    </div>
  )
}
