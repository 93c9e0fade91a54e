import { Check, Store } from 'lucide-react'
import { Link } from 'react-router'
import { pickupStopPath } from '#areas/parcels/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import type { CourierPickup } from '../../pickups/courier-pickups.ts'
import { takenInWords } from '../../pickups/pickup.ts'
import type { Mark } from '../here/run-page.ts'
import { StopMark } from './stop-list.tsx'

type Props = { pickups: readonly CourierPickup[]; fetched: number; marks: Readonly<Record<string, Mark>> }

/** Merchants to be gone to, each with what was taken from him. */
export const PickupList = ({ pickups, fetched, marks }: Props) => (
  <>
    {fetched > 0 && (
      <Alert kind="info">{`معك ${howMany(fetched, 'parcel', 'acc')} أخذتها عند الأبواب، حتى يستلمها الفرع.`}</Alert>
    )}
    {pickups.length > 0 && (
      <>
        <h2 className="run-h">
          استلام من التجّار <Num>{pickups.length}</Num>
        </h2>
        <ul className="stops">
          {pickups.map((pickup) => (
            <li key={pickup.id} className={pickup.isOpen ? '' : 'done'}>
              <span className="stop-n">
                {pickup.isOpen ? <Store className="i i-sm" aria-hidden /> : <Check className="i i-sm" aria-label="استُلم" />}
              </span>
              <Link className="stop-who link" to={pickupStopPath(pickup.id)}>
                <bdi>{pickup.merchant}</bdi>
              </Link>
              <span className="stop-at">
                {pickup.at && `${[pickup.at.quarter, pickup.at.landmark].filter(Boolean).join('، ')} · `}
                {pickup.when}
              </span>
              <span className="stop-sum">{takenInWords(pickup)}</span>
              <StopMark mark={marks[pickup.id]} said={pickup.isOpen ? 'لم يُغلق' : ''} />
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)
