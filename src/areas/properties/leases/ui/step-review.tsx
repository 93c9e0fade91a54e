import { Link } from 'react-router'
import { unitPath } from '#areas/properties/property.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Sentence } from '#ui/sentence.tsx'
import type { LeaseDraft } from '../draft-detail.ts'
import { feePayers } from '../lease.ts'
import { draftPath } from '../wizard.ts'
import { LeaseParties, LeaseTerms } from './lease-about.tsx'
import { WayOn } from './wizard-frame.tsx'

/** All of it once more, what stands in its way, and the way to be signed. */
export function StepReview({ draft: { lease: one, inTheWay, isKept } }: { draft: LeaseDraft }) {
  const { contract, paths } = one
  return (
    <>
      {inTheWay.map((why) => (
        <Alert key={why} kind="warning">
          {why}
        </Alert>
      ))}
      {isKept && (
        <p>
          <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={unitPath(one.unitId)}>
            افتح أيام الوحدة وحجوزاتها
          </Link>
        </p>
      )}
      <LeaseTerms lease={one} />
      <LeaseParties lease={one} />
      <Card title="التوقيع">
        <div className="stack">
          <p>
            <Sentence>
              {`يُوثَّق العقد لدى البلدية خلال 30 يومًا من توقيعه، ورسمها على ${feePayers[one.feePaidBy]}، وغرامة التأخر ثلاثة أمثال الرسم.`}
            </Sentence>
          </p>
          {contract.hasText && (
            <p>
              <a className={buttonLook({ variant: 'outline' })} href={paths.paper} target="_blank" rel="noreferrer">
                عاين نص العقد واطبعه
              </a>
            </p>
          )}
          {contract.may.send ? (
            <PostForm action={paths.send} reply={undefined}>
              <p className="muted sm">لا تُعدّل شروطه بعدها إلا إن أُعيد إلى المسودة.</p>
              <WayOn back={draftPath(one.id, 'schedule')}>
                <SubmitButton>أرسل للتوقيع</SubmitButton>
              </WayOn>
            </PostForm>
          ) : (
            <p className="muted sm">يرسله للتوقيع من يملك الصلاحية. المسودة محفوظة.</p>
          )}
        </div>
      </Card>
    </>
  )
}
