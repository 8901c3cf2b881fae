import { ReasonDialog } from '#kit/web/form/ReasonDialog.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { ignoreDifferences } from '../../contract.ts'
import { Refused } from './Refused.tsx'
import { useDifferenceText } from './text.ts'
import { bodyOf, type Chosen, useDecision } from './use-decision.ts'

/** Asks why differences are ignored. */
export function IgnoreDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const text = useDifferenceText()
  const ignore = useMutate(ignoreDifferences)
  const { refused, finish } = useDecision(chosen, onClose)
  return (
    <ReasonDialog
      title={text.ignoreTitle(formatNumber(chosen.ids.length, 0))}
      sentence={text.ignoreText}
      submitLabel={text.ignore}
      maxLength={500}
      onClose={onClose}
      send={async (reason) => {
        const { outcomes } = (await ignore.mutateAsync({ body: { ...bodyOf(chosen), reason } })).data
        finish(outcomes, text.ignored)
      }}
    >
      <Refused outcomes={refused} />
    </ReasonDialog>
  )
}
