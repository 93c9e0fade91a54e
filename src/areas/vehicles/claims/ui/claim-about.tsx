import { Link } from 'react-router'
import { ClaimAbout, ClaimTold, WhoPaysClaim } from '#areas/claims/public-ui.tsx'
import { vehiclePath } from '#areas/vehicles/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { brokenTerms, claimWords } from '../claim.ts'
import type { ShownClaim } from '../claim-detail.ts'

/** What happened to which car, with whom it was, its pictures, and who pays what. */
export const CarClaimAbout = ({ claim: one }: { claim: ShownClaim }) => (
  <>
    <ClaimAbout
      claim={one}
      words={claimWords}
      subject={
        <Link className="link" to={vehiclePath(one.vehicleId)}>
          <bdi>{one.model}</bdi> <Plate digits={one.plateDigits} letters={one.plateLetters} />
        </Link>
      }
      more={<ToldOfCar one={one} />}
    />
    <WhoPaysClaim
      claim={one}
      warning={
        one.broken.length > 0 && (
          <Alert kind="warning">
            {`خولفت شروط العقد (${one.broken.map((term) => brokenTerms[term]).join('، ')})، فيدفع المستأجر الضرر كله.`}
          </Alert>
        )
      }
      terms={
        <ClaimTold label="مبلغ التحمّل">
          <Money amount={one.excess} />
        </ClaimTold>
      }
      insurer={
        one.insurerPayment && (
          <ClaimTold label="دفعت شركة التأمين">
            <Money amount={one.insurerPayment.amount} />، <DateText at={one.insurerPayment.takenAt} />
          </ClaimTold>
        )
      }
    />
  </>
)

const ToldOfCar = ({ one }: { one: ShownClaim }) => (
  <>
    {one.driveable !== null && <ClaimTold label="السيارة">{one.driveable ? 'تسير' : 'لا تسير'}</ClaimTold>}
    {one.otherParty && <ClaimTold label="الطرف الآخر">{one.otherParty}</ClaimTold>}
    {one.kind === 'accident' && <Police one={one} />}
  </>
)

const Police = ({ one }: { one: ShownClaim }) => (
  <ClaimTold label="بلاغ الشرطة">
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
  </ClaimTold>
)
