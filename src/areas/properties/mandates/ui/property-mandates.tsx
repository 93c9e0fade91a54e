import { Link } from 'react-router'
import { ContractStateBadge } from '#areas/contracts/public-ui.tsx'
import { propertyPath } from '#areas/properties/property.ts'
import { Card } from '#ui/card.tsx'
import { Code, DateText } from '#ui/values.tsx'
import { mandatePath } from '../mandate.ts'
import type { MandateOfProperty } from '../queries.ts'
import { PowerWords } from './mandate-about.tsx'

type Props = { propertyId: string; mandates: readonly MandateOfProperty[]; mayDraft: boolean; today: string }

/** Under which mandate a property is, and those that were or are being written. */
export function PropertyMandates({ propertyId, mandates, mayDraft, today }: Props) {
  const write = mayDraft && (
    <Link className="link sm" to={`${propertyPath(propertyId)}/new-mandate`}>
      اكتب اتفاقية
    </Link>
  )
  return (
    <Card title="اتفاقية الإدارة" actions={write} flush>
      <ul className="list">
        {mandates.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <span className="t">
                <Link className="link" to={mandatePath(one.id)}>
                  <Code>{one.number}</Code>
                </Link>{' '}
                · <bdi>{one.owner}</bdi>
              </span>
              <span className="xs muted">
                حتى <DateText at={one.endsOn} />
                {one.autoRenew && ' وتتجدد'}، الوكالة <PowerWords of={one} today={today} />
              </span>
            </span>
            <ContractStateBadge {...one} />
          </li>
        ))}
        {mandates.length === 0 && <li className="muted">لا اتفاقية إدارة بعد، ولا يُؤجَّر عقار بلا اتفاقية سارية.</li>}
      </ul>
    </Card>
  )
}
