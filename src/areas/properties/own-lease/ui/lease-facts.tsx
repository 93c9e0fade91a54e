import { ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { registrationStates } from '#areas/properties/leases/lease.ts'
import { frequencies, isFrequency, perWhat } from '#areas/properties/leases/terms.ts'
import { Card } from '#ui/card.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import type { OwnLease } from '../own-leases.ts'

/** The days and sums of one's lease. */
export const LeaseFacts = ({ lease: one }: { lease: OwnLease }) => (
  <Card title="عقدك" actions={<ContractStateBadge {...one} />}>
    <dl className="told in-columns">
      <Told question="العقد">
        <Code>{one.number}</Code>
      </Told>
      {one.state === 'suspended' && one.suspendedReason && (
        <Told question="سبب الإيقاف">
          <bdi>{one.suspendedReason}</bdi>
        </Told>
      )}
      <Told question="الإيجار">
        <Money amount={one.rent} /> {perWhat(one)}
        {isFrequency(one.frequency) && one.frequency > 1 && `، يُدفع ${frequencies[one.frequency]}`}
        <Changes lease={one} />
      </Told>
      <Told question="من">
        <DateText at={one.startsOn} />
      </Told>
      <Told question="ينتهي">
        <DateText at={one.leavesOn ?? one.endsOn} />
      </Told>
      {one.deposit > 0n && (
        <Told question="التأمين المسترد">
          <Money amount={one.held > 0n ? one.held : one.deposit} />
          {one.held > 0n && '، لدينا'}
        </Told>
      )}
      <Told question="توثيق البلدية">
        {one.registrationNumber ? <Code>{one.registrationNumber}</Code> : registrationStates[one.registration]}
      </Told>
    </dl>
  </Card>
)

/** From when another rent holds, and for which days none is owed. */
const Changes = ({ lease: { steps, free } }: { lease: OwnLease }) => (
  <>
    {steps.map(({ from, rent }) => (
      <span key={from} className="xs muted db">
        من <DateText at={from} />: <Money amount={rent} />
      </span>
    ))}
    {free.map(({ from, until }) => (
      <span key={from} className="xs muted db">
        معفى من <DateText at={from} /> إلى <DateText at={until} />
      </span>
    ))}
  </>
)
