import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { faults } from '../claim.ts'
import type { ShownClaim } from '../claim-detail.ts'
import { ClaimTold } from './claim-about.tsx'

type Props = {
  claim: ShownClaim
  /** What its area says above: why it is shared so. */
  warning?: ReactNode
  terms?: ReactNode
  /** What came of the part of the insurer. */
  insurer?: ReactNode
}

/** As it would be shared now, or as it was decided. */
export function WhoPays({ claim: one, warning, terms, insurer: fromInsurer }: Props) {
  const { estimate, shares, isOpen } = one
  if (estimate === null || !shares) return null
  const renter = isOpen ? shares.renter : (one.renterPart ?? 0n)
  const insurer = isOpen ? shares.insurer : (one.insurerPart ?? 0n)
  return (
    <Card title="من يدفع ماذا">
      <div className="stack">
        {warning}
        <dl className="kv">
          <ClaimTold label="التقدير">
            <Money amount={estimate} />
          </ClaimTold>
          {one.estimateAbout && <ClaimTold label="ما يُصلح">{one.estimateAbout}</ClaimTold>}
          <ClaimTold label="المخطئ">{faults[one.atFault]}</ClaimTold>
          {terms}
          <ClaimTold label="على المستأجر">
            <Money amount={renter} />
          </ClaimTold>
          {one.insurer && (
            <ClaimTold label={one.insurer}>
              <Money amount={insurer} /> · مطالبة <Code>{one.insurerClaim ?? ''}</Code>
            </ClaimTold>
          )}
          <ClaimTold label="على الشركة">
            <Money amount={estimate - renter - insurer} />
          </ClaimTold>
          {fromInsurer}
          {one.paper && <Paper paper={one.paper} />}
          <ClaimTold label="قدّره">
            <bdi>{one.assessor}</bdi>
          </ClaimTold>
          {one.endReason && <ClaimTold label="السبب">{one.endReason}</ClaimTold>}
          {one.decidedAt && (
            <ClaimTold label="بتّ فيه">
              <bdi>{one.decider}</bdi>، <DateText at={one.decidedAt} time />
            </ClaimTold>
          )}
        </dl>
      </div>
    </Card>
  )
}

const Paper = ({ paper: { number, path, open } }: { paper: NonNullable<ShownClaim['paper']> }) => (
  <ClaimTold label="أُضيف عليه">
    {path ? (
      <Link className="link" to={path}>
        <Code>{number}</Code>
      </Link>
    ) : (
      <Code>{number}</Code>
    )}{' '}
    ·{' '}
    {open > 0n ? (
      <>
        بقي <Money amount={open} />
      </>
    ) : (
      'سُدّد'
    )}
  </ClaimTold>
)
