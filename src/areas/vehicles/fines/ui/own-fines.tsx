import { Card } from '#ui/card.tsx'
import { PaperLink } from '#ui/paper-link.tsx'
import { Plate } from '#ui/plate.tsx'
import { Code, DateText, Money } from '#ui/values.tsx'
import { ownCarPath } from '../../booking/paths.ts'
import type { FineState } from '../fine.ts'
import type { OwnFine } from '../own-fines.ts'

/** What the renter reads of it: who pays, or that nothing is decided yet. */
const told: Partial<Record<FineState, string>> = {
  matched: 'وصلتنا من الشرطة، ولم تُضف إلى حسابك بعد',
  contested: 'اعترضنا عليها لدى الشرطة',
  charged: 'أُضيفت إلى حسابك',
  absorbed: 'تحملتها الشركة، ولا شيء عليك',
}

/** With the proof: when, where, and that the car was theirs then. */
export const OwnFines = ({ contractId, fines }: { contractId: string; fines: readonly OwnFine[] }) => (
  <Card title="المخالفات المرورية" flush>
    <ul className="list">
      {fines.map((one) => (
        <li key={one.id}>
          <span className="grow">
            <span className="t">
              <Money amount={one.amount} />
              {one.fee !== null && one.fee > 0n && (
                <>
                  {' '}
                  ورسم معاملة <Money amount={one.fee} />
                </>
              )}
            </span>
            <span className="sm db">
              <DateText at={one.at} time />
              {one.place && ` · ${one.place}`} · <Plate digits={one.plateDigits} letters={one.plateLetters} /> · المرجع{' '}
              <Code>{one.reference}</Code>
            </span>
            <span className="xs muted db">
              كانت السيارة لديك من <DateText at={one.outAt} time /> {one.backAt ? 'إلى ' : 'إلى الآن'}
              {one.backAt && <DateText at={one.backAt} time />}
            </span>
            <span className="xs db">{told[one.state]}</span>
          </span>
          <PaperLink to={`${ownCarPath(contractId)}/fines/${one.id}/pdf`} small>
            الإشعار
          </PaperLink>
        </li>
      ))}
    </ul>
  </Card>
)
