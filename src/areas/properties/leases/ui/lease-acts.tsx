import { Link } from 'react-router'
import { newNoticePath } from '#areas/collecting/public-ui.tsx'
import { ContractLink } from '#areas/contracts/public-ui.tsx'
import { leavingPath } from '#areas/properties/leaving/move-out.ts'
import { unitPath } from '#areas/properties/property.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'
import { renewLeasePath } from '../lease.ts'
import { leasesAddress } from '../lease-asked.ts'
import type { ShownLease } from '../lease-detail.ts'
import { draftPath } from '../wizard.ts'

const hasBegun = (state: string) => !['draft', 'pending-signature', 'cancelled'].includes(state)

type Place = { label: string; to: string; shown: boolean }

/** Where one goes from a lease, and what can be done with it as it stands: a line each. */
const placesOf = ({ id, unitId, called, contract: { may, partyId, state }, paths, mayWarn }: ShownLease): Place[] => [
  { label: 'أكمل المسودة', to: draftPath(id), shown: may.edit && state === 'draft' },
  { label: 'جدّد العقد', to: renewLeasePath(id), shown: may.renew },
  { label: 'أخطر بالإنهاء', to: paths.notice, shown: may.notice },
  { label: 'أنهِ العقد مبكرًا', to: paths.terminate, shown: may.terminate },
  { label: 'ألغِه قبل أن يبدأ', to: paths.callOff, shown: may.callOff },
  { label: 'ألغِ العقد', to: paths.cancel, shown: may.cancel },
  { label: 'الإنذارات والإخطارات', to: newNoticePath(id), shown: mayWarn },
  { label: 'تسوية الإخلاء', to: leavingPath(id), shown: hasBegun(state) },
  { label: `محاضر ${called}`, to: unitPath(unitId), shown: true },
  { label: 'عقود المستأجر', to: leasesAddress({ party: partyId }), shown: true },
  { label: `عقود ${called}`, to: leasesAddress({ unit: unitId }), shown: true },
]

export function LeaseActs({ lease }: { lease: ShownLease }) {
  return (
    <Card title="ما يُفعل به" flush>
      <ul className="list">
        {placesOf(lease)
          .filter(({ shown }) => shown)
          .map(({ label, to }) => (
            <li key={label}>
              <Link className="link grow" to={to}>
                <bdi>{label}</bdi>
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  )
}

/** The steps of the contract, and its text as it is printed. */
export function LeaseHeadActs({ lease: { id, contract, paths } }: { lease: ShownLease }) {
  return (
    <div className="acts">
      {contract.hasText && (
        <a className="btn btn-outline" href={paths.paper} target="_blank" rel="noreferrer">
          {contract.sentAt ? 'افتح نص العقد' : 'عاين نص العقد'}
        </a>
      )}
      <ContractLink id={id} />
    </div>
  )
}

/** The tenant would like to stay, said from their account; answered once another lease follows, or none can any more. */
export function RenewalWish({ lease: { id, wish, wishedAt, contract } }: { lease: ShownLease }) {
  if (!wishedAt || !contract.may.renew) return null
  return (
    <Alert>
      طلب المستأجر تجديد هذا العقد في <DateText at={wishedAt} />
      {wish && (
        <>
          : «<bdi>{wish}</bdi>»
        </>
      )}{' '}
      ·{' '}
      <Link className="link" to={renewLeasePath(id)}>
        جدّد العقد
      </Link>
    </Alert>
  )
}
