import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Shots } from '#areas/handovers/public-ui.tsx'
import { carSheetPath, vehiclePath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { brokenTerms, claimKinds, faults } from '../claim.ts'
import type { ShownClaim } from '../claim-detail.ts'

/** What happened to which car, with whom it was, and its pictures. */
export function ClaimAbout({ claim: one }: { claim: ShownClaim }) {
  return (
    <>
      <Card title={claimKinds[one.kind]}>
        <dl className="kv">
          <Told label="المركبة">
            <Link className="link" to={vehiclePath(one.vehicleId)}>
              <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
            </Link>
          </Told>
          <Told label="المستأجر">
            {one.renter && (
              <>
                <bdi>{one.renter}</bdi> ·{' '}
              </>
            )}
            {one.contractPath ? (
              <Link className="link" to={one.contractPath}>
                <Code>{one.contract}</Code>
              </Link>
            ) : (
              <Code>{one.contract}</Code>
            )}
          </Told>
          <Told label={one.kind === 'accident' ? 'وقت الحادث' : 'وقت الإعادة'}>
            <DateText at={one.at} weekday time />
          </Told>
          {one.place && <Told label="المكان">{one.place}</Told>}
          <Told label="ما حدث">{one.what}</Told>
          {one.driveable !== null && <Told label="السيارة">{one.driveable ? 'تسير' : 'لا تسير'}</Told>}
          {one.otherParty && <Told label="الطرف الآخر">{one.otherParty}</Told>}
          {one.kind === 'accident' && <Police one={one} />}
          <Told label="سجّله">
            <bdi>{one.reporter}</bdi>، <DateText at={one.reportedAt} time />
          </Told>
        </dl>
      </Card>
      {one.marks && <Marks marks={one.marks} />}
      {one.photos.length > 0 && (
        <Card title="الصور">
          <Shots shots={one.photos.map((fileId) => ({ fileId, name: null, markId: null }))} called="صورة الحادث" />
        </Card>
      )}
      {one.shares && <Shares one={one} />}
    </>
  )
}

const Police = ({ one }: { one: ShownClaim }) => (
  <Told label="بلاغ الشرطة">
    {one.policeReportNo && one.policeReportAt ? (
      <>
        <Code>{one.policeReportNo}</Code>، <DateText at={one.policeReportAt} time />
      </>
    ) : (
      one.policeDueAt && (
        <>
          لم يصل بعد، والمهلة حتى <DateText at={one.policeDueAt} time />
        </>
      )
    )}
  </Told>
)

const Marks = ({ marks: { id, number, outNumber, marks } }: { marks: NonNullable<ShownClaim['marks']> }) => (
  <Card
    title="علامات جديدة عند الإعادة"
    actions={
      <Link className="link sm" to={carSheetPath(id)}>
        المحضر <Code>{number}</Code>
      </Link>
    }
  >
    <div className="stack">
      <p className="sm">
        ليست في محضر التسليم <Code>{outNumber}</Code>
      </p>
      {marks.map((mark) => (
        <div key={mark.id} className="stack">
          <p className="t">{mark.said}</p>
          <Shots shots={mark.photos.map((fileId) => ({ fileId, name: null, markId: mark.id }))} called="صورة العلامة" />
        </div>
      ))}
    </div>
  </Card>
)

function Shares({ one }: { one: ShownClaim }) {
  const { estimate, shares, broken, isOpen } = one
  if (estimate === null || !shares) return null
  const renter = isOpen ? shares.renter : (one.renterPart ?? 0n)
  const insurer = isOpen ? shares.insurer : (one.insurerPart ?? 0n)
  return (
    <Card title="من يدفع ماذا">
      <div className="stack">
        {broken.length > 0 && (
          <Alert kind="warning">
            {`خولفت شروط العقد (${broken.map((term) => brokenTerms[term]).join('، ')})، فيدفع المستأجر الضرر كله.`}
          </Alert>
        )}
        <dl className="kv">
          <Told label="التقدير">
            <Money amount={estimate} />
          </Told>
          {one.estimateAbout && <Told label="ما يُصلح">{one.estimateAbout}</Told>}
          <Told label="المخطئ">{faults[one.atFault]}</Told>
          <Told label="مبلغ التحمّل">
            <Money amount={one.excess} />
          </Told>
          <Told label="على المستأجر">
            <Money amount={renter} />
          </Told>
          {one.insurer && (
            <Told label={one.insurer}>
              <Money amount={insurer} /> · مطالبة <Code>{one.insurerClaim ?? ''}</Code>
            </Told>
          )}
          <Told label="على الشركة">
            <Money amount={estimate - renter - insurer} />
          </Told>
          {one.insurerPayment && (
            <Told label="دفعت شركة التأمين">
              <Money amount={one.insurerPayment.amount} />، <DateText at={one.insurerPayment.takenAt} />
            </Told>
          )}
          {one.paper && <Paper paper={one.paper} />}
          <Told label="قدّره">
            <bdi>{one.assessor}</bdi>
          </Told>
          {one.endReason && <Told label="السبب">{one.endReason}</Told>}
          {one.decidedAt && (
            <Told label="بتّ فيه">
              <bdi>{one.decider}</bdi>، <DateText at={one.decidedAt} time />
            </Told>
          )}
        </dl>
      </div>
    </Card>
  )
}

const Paper = ({ paper: { number, path, open } }: { paper: NonNullable<ShownClaim['paper']> }) => (
  <Told label="أُضيف عليه">
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
  </Told>
)

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
