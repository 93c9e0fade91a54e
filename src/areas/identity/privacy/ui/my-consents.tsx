import { Link } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code, DateText } from '#ui/values.tsx'
import type { MyConsent } from '../privacy-queries.ts'

/** Each with the edition of its text and its day; offers can be given up at once, the rest goes with the account. */
export function MyConsents({ consents }: { consents: MyConsent[] }) {
  const offers = consents.find(({ purpose }) => purpose === 'marketing')
  return (
    <Card flush title="موافقاتك">
      <ul className="data-lines">
        {consents.map((consent) => (
          <li key={consent.id}>
            <Consent {...consent} />
            {consent.purpose === 'marketing' && !consent.withdrawnAt && (
              <Change act="withdraw" label="اسحب الموافقة">
                يتوقف إرسال العروض فورًا. رسائل معاملاتك تصلك كما هي.
              </Change>
            )}
            {consent.purpose !== 'marketing' && !consent.withdrawnAt && (
              <p className="xs muted">
                لا يعمل حسابك دونها. إن أردت سحبها <Link to="/dashboard/my-data/request?kind=withdrawal">أرسل طلبًا</Link>، ونبيّن
                لك ما يترتب عليه.
              </p>
            )}
          </li>
        ))}
        {(!offers || offers.withdrawnAt) && (
          <li>
            <Change act="consent" label="أوافق على استلام العروض">
              أسحب موافقتي متى شئت.
            </Change>
          </li>
        )}
      </ul>
    </Card>
  )
}

function Consent({ label, textVersion, givenAt, withdrawnAt }: MyConsent) {
  return (
    <div className="row wrap">
      <span className="grow">
        <b className="medium">{label}</b>
        <span className="xs muted db">
          نسخة النص <Code>{textVersion}</Code> · <DateText at={givenAt} />
        </span>
      </span>
      {withdrawnAt ? (
        <Badge>
          سُحبت <DateText at={withdrawnAt} />
        </Badge>
      ) : (
        <Badge tone="success">سارية</Badge>
      )}
    </div>
  )
}

function Change({ act, label, children }: { act: string; label: string; children: string }) {
  return (
    <PostForm action={`/dashboard/my-data?act=${act}`} className="row wrap" preventScrollReset>
      <input type="hidden" name="purpose" value="marketing" />
      <span className="xs muted grow">{children}</span>
      <SubmitButton variant="outline" size="small">
        {label}
      </SubmitButton>
    </PostForm>
  )
}
