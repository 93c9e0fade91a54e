import { Link } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import type { Reply } from '#ui/form.tsx'
import { addressWith } from '#values/asked.ts'
import type { AgreementPages } from '../agreement-pages.ts'
import type { ShownAgreement } from '../agreement-queries.ts'
import { AgreementAbout, OtherAgreements } from './agreement-about.tsx'
import { AgreementBadge } from './agreement-badge.tsx'
import { EndForm } from './end-form.tsx'

type Props = { one: ShownAgreement; pages: AgreementPages; reply: Reply | undefined }

export function AgreementPage({ one, pages, reply }: Props) {
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            اتفاقية <bdi>{one.company}</bdi>
          </h1>
          <p className="muted sm">
            <AgreementBadge state={one.state} /> · <Link to={pages.paths.list}>كل الاتفاقيات</Link>
          </p>
        </div>
        {one.mayRenew && (
          <div className="acts">
            <Link className={buttonLook({ variant: 'outline' })} to={addressWith(pages.paths.begin, { party: one.partyId })}>
              اتفاقية تحل محلها
            </Link>
          </div>
        )}
      </div>
      <div className="cols">
        <div className="stack">
          <AgreementAbout one={one} pages={pages} />
          {one.others.length > 0 && <OtherAgreements others={one.others} pages={pages} />}
        </div>
        <div className="stack">
          {one.mayEnd && (
            <Card title="إنهاء الاتفاقية">
              <EndForm one={one} pages={pages} reply={reply} />
            </Card>
          )}
        </div>
      </div>
    </>
  )
}
