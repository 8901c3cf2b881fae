import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { ContractState } from '../../contract.ts'
import { useEndingText } from './text.ts'

export function EndingBadge({ state }: { state: ContractState }) {
  return <StatusBadge tone={state === 'expired' ? 'bad' : 'wait'}>{useEndingText().state[state]}</StatusBadge>
}
