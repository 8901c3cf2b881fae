import { Text } from '@mantine/core'
import type { Guard } from '../../domain/guards.ts'
import { useEmployeeText } from '../text.ts'
import { useGuardRights } from './use-guard-rights.ts'

/** Explains why the fields of a guard are missing or cannot be changed; empty for users who can change them. */
export function GuardNote({ guard }: { guard: Guard }) {
  const text = useEmployeeText()
  const right = useGuardRights()[guard]
  if (right === 'edit') return null
  return (
    <Text size="sm" c="dimmed">
      {text.guard[guard][right]}
    </Text>
  )
}
