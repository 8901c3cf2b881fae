import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { writeOffClaims } from '../../contract.ts'
import { Refused } from './Refused.tsx'
import { useClaimText } from './text.ts'
import { bodyOf, type Chosen, useDecision } from './use-decision.ts'

/** Asks why claims are given up. */
export function WriteOffDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const text = useClaimText()
  const writeOff = useMutate(writeOffClaims)
  const { refused, finish } = useDecision(chosen, onClose)
  return (
    <ReasonDialog
      title={text.writeOffTitle(formatNumber(chosen.ids.length, 0))}
      sentence={text.writeOffText}
      submitLabel={text.writeOff}
      maxLength={500}
      onClose={onClose}
      send={async (reason) => {
        const { outcomes } = (await writeOff.mutateAsync({ body: { ...bodyOf(chosen), reason } })).data
        finish(outcomes, text.writtenOff)
      }}
    >
      <Refused outcomes={refused} />
    </ReasonDialog>
  )
}
