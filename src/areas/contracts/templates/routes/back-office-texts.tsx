import { Link } from 'react-router'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { signingServicePath } from '#areas/contracts/signing/signing.ts'
import { page } from '#platform/http.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/states.tsx'
import { versionName } from '#ui/versions.tsx'
import { textPath } from '../paths.ts'
import { textsOfKinds } from '../text-queries.ts'
import type { Route } from './+types/back-office-texts'

export const meta = () => [{ title: 'نماذج العقود · التحالف' }]

export const handle = { crumb: () => 'نماذج العقود' }

export const loader = page(contractsPermissions.manageTemplates, async (ctx) => ({
  texts: await textsOfKinds(ctx),
  mayConnect: ctx.actor.may(contractsPermissions.connectSigning),
}))

export default function TextsPage({ loaderData: { texts, mayConnect } }: Route.ComponentProps) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>نماذج العقود</h1>
          <p className="muted sm">ما يُرسل بعد اعتماد نسخة يُكتب بها، وما أُرسل قبلها يبقى بنصه.</p>
        </div>
        {mayConnect && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to={signingServicePath}>
              مزوّد التوقيع
            </Link>
          </div>
        )}
      </div>
      <Card flush>
        {texts.length === 0 && <Empty title="لا أنواع عقود بعد">تظهر هنا أنواع العقود التي تبرمها الشركة، ونص كل منها.</Empty>}
        <ul className="list">
          {texts.map(({ kind, label, version }) => (
            <li key={kind}>
              <span className="grow">
                <Link className="link medium" to={textPath(kind)}>
                  {label}
                </Link>
              </span>
              <span className="sm muted">{version === null ? 'لم يُكتب نصه بعد' : versionName(version)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}
