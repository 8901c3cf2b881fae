import { Anchor } from '@mantine/core'
import type { PayslipContent, PayslipLine } from '../../contract.ts'
import { taxOfMonth } from '../../domain/explain-tax.ts'
import { aroundBands } from './around-bands.ts'
import { BandTable } from './BandTable.tsx'
import { lawSourceOf } from './law-source.ts'
import classes from './payslip.module.css'
import { usePayslipText } from './text.ts'

interface Props {
  line: PayslipLine
  /** The explanation of the line in sentences. */
  sentences: readonly string[]
  payslip: PayslipContent
}

/** The sentences of a line; the bands of a tax as a table; the source of a statutory value. */
export function LineHow({ line, sentences, payslip }: Props) {
  const text = usePayslipText()
  const { how } = line
  const source = lawSourceOf(how, payslip.law)
  const isTax = (how.kind === 'income_tax' || how.kind === 'income_tax_grossed_up') && how.bands.length > 0
  const { before, after } = isTax ? aroundBands(how, sentences) : { before: sentences, after: [] }
  return (
    <div className={classes.how}>
      <Sentences of={before} />
      {isTax && <BandTable bands={how.bands} amount={taxOfMonth(how, line.amount)} />}
      <Sentences of={after} />
      {source && (
        <p className={classes.source}>
          {text.source}:{' '}
          <Anchor href={source.url} target="_blank" rel="noreferrer" inherit>
            {[source.title, source.number].filter(Boolean).join(' · ')}
          </Anchor>
        </p>
      )}
    </div>
  )
}

function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => <p key={sentence}>{sentence}</p>)
}
