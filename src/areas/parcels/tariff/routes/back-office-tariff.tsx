import '#ui/styles/settings.css'
import { Link } from 'react-router'
import { parcelPermissions } from '#areas/parcels/permissions.ts'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateText } from '#ui/values.tsx'
import { ChangedWords } from '#ui/versions.tsx'
import { tariffPage } from '../tariff-queries.ts'
import { TariffForm } from '../ui/tariff-form.tsx'
import { publishTariff } from '../use-cases/publish-tariff.ts'
import type { Route } from './+types/back-office-tariff'

export const meta = () => [{ title: 'تعرفة الطرود · الإعدادات · التحالف' }]

export const loader = page(parcelPermissions.publishTariff, tariffPage)

const here = '/admin/settings/tariff'

export const action = submit(publishTariff, () => saying('نُشرت التعرفة', here))

export default function TariffPage({ loaderData: { versions, compared, ...asked }, actionData }: Route.ComponentProps) {
  return (
    <div className="cols">
      <TariffForm {...asked} reply={actionData} />
      <Card title="التعرفات" flush>
        <ul className="list">
          {versions.map((version) => (
            <Published key={version.id} {...version} />
          ))}
          {versions.length === 0 && <li className="muted">لم تُنشر تعرفة بعد.</li>}
        </ul>
        {compared && <Compared {...compared} />}
      </Card>
    </div>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Published({ id, reference, validFrom, state }: Shown['versions'][number]) {
  return (
    <li>
      <span className="grow">
        <span className="t">
          <bdi>{reference}</bdi>
        </span>
        <span className="xs muted">
          من <DateText at={validFrom} />
        </span>
      </span>
      {state === 'current' && <Badge tone="success">سارية</Badge>}
      {state === 'coming' && <Badge tone="info">قادمة</Badge>}
      {state !== 'current' && (
        <Link className="link sm" to={`${here}?compare=${id}`} preventScrollReset>
          قارن
        </Link>
      )}
    </li>
  )
}

/** A published tariff beside the one that holds, the later as it became or will be; to go back to an earlier one, it is approved anew. */
function Compared({ id, from, to }: NonNullable<Shown['compared']>) {
  return (
    <div className="card-b stack">
      <p className="before-after" dir="auto">
        <ChangedWords from={from} to={to} />
      </p>
      <Link className="btn btn-outline" to={`${here}?from=${id}`}>
        ابدأ التعرفة الجديدة منها
      </Link>
    </div>
  )
}
