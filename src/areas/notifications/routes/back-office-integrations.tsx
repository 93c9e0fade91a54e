import '#ui/styles/settings.css'
import '#ui/styles/messages.css'
import { Link } from 'react-router'
import { page, saying, submit } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { FormProblem, PostForm, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Latin, Num } from '#ui/values.tsx'
import { integrationsPage } from '../integration-queries.ts'
import { notificationPermissions } from '../permissions.ts'
import { Recipient } from '../ui/outbox-table.tsx'
import { TestResults } from '../ui/test-results.tsx'
import { sendTest } from '../use-cases/send-test.ts'
import type { Route } from './+types/back-office-integrations'

export const meta = () => [{ title: 'الربط · الإعدادات · التحالف' }]

export const loader = page(notificationPermissions.connect, integrationsPage)

const here = '/admin/settings/integrations'
export const action = submit(sendTest, () => saying('أُرسلت التجربة. تظهر نتيجتها هنا.', here))

type Shown = Route.ComponentProps['loaderData']

export default function IntegrationsPage({ loaderData: { ways, chatbot, tests, isAsked }, actionData }: Route.ComponentProps) {
  return (
    <>
      <FormProblem text={actionData?.problem} />
      <div className="integrations">
        {ways.map((way) => (
          <Way key={way.channel} {...way} />
        ))}
        {(isAsked || tests.length > 0) && <TestResults tests={tests} isAsked={isAsked} />}
        <Chatbot {...chatbot} />
        <Card title="الدفع الإلكتروني">
          <p className="sm muted">
            يُربط مزوّد الدفع في المالية، من صفحة «الدفع الإلكتروني». بلا مزوّد يدفع العملاء بتحويل بنكي مع إثباته.
          </p>
        </Card>
      </div>
    </>
  )
}

const wayWords = {
  email: { title: 'البريد الإلكتروني', variable: 'SMTP_URL', mine: 'لا بريد في حسابك. أضفه في أمان حسابك.' },
  sms: { title: 'الرسائل النصية', variable: 'SMS_URL', mine: 'لا رقم هاتف في حسابك. أضفه في أمان حسابك.' },
}

/** Who carries messages on one way, and how it has gone; the test goes to nobody but whoever presses. */
function Way({ channel, host, isConnected, mine, carriedAt, failed, waiting }: Shown['ways'][number]) {
  const words = wayWords[channel]
  return (
    <Card title={words.title} actions={isConnected ? <Badge tone="success">مربوط</Badge> : <Badge tone="warning">لا مزوّد</Badge>}>
      <dl className="told">
        <div>
          <dt>المزوّد</dt>
          <dd>{host ? <Latin>{host}</Latin> : <Unset variable={words.variable} />}</dd>
        </div>
        <div>
          <dt>آخر إرسال ناجح</dt>
          <dd>{carriedAt ? <DateText at={carriedAt} time /> : 'لا شيء بعد'}</dd>
        </div>
        <div>
          <dt>آخر تعذّر</dt>
          <dd>
            {failed?.failedAt ? <DateText at={failed.failedAt} time /> : 'لا شيء'}
            {failed?.problem && (
              <span className="xs muted db problem" dir="auto">
                {failed.problem}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>تنتظر مزوّدًا</dt>
          <dd>
            {waiting > 0 ? (
              <Link className="link" to={`/admin/notifications?status=no-provider&channel=${channel}`}>
                <Num>{waiting}</Num>
              </Link>
            ) : (
              'لا شيء'
            )}
          </dd>
        </div>
      </dl>
      <PostForm className="stack try">
        <input type="hidden" name="channel" value={channel} />
        {mine && (
          <p className="sm muted">
            تصل التجربة إليك وحدك: <Recipient of={mine} />
          </p>
        )}
        <div className="row wrap">
          <SubmitButton variant="outline" reason={reasonNot({ isConnected, mine, ownWay: words.mine })}>
            أرسل تجربة
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  )
}

function reasonNot({ isConnected, mine, ownWay }: { isConnected: boolean; mine: string | null; ownWay: string }) {
  if (!isConnected) return 'لا مزوّد لهذه القناة، فلا يُرسل شيء.'
  return mine === null && ownWay
}

/** It is set where the product runs and not on a screen, for it holds a key. */
const Unset = ({ variable }: { variable: string }) => (
  <>
    يُضبط على الخادم في المتغير <Code>{variable}</Code>
  </>
)

function Chatbot({ script, page: pageHost }: Shown['chatbot']) {
  return (
    <Card
      title="محادثة الموقع"
      actions={script || pageHost ? <Badge tone="success">مربوط</Badge> : <Badge tone="info">مساعد التحالف</Badge>}
    >
      {script || pageHost ? (
        <dl className="told">
          <div>
            <dt>نص المحادثة</dt>
            <dd>{script ? <Latin>{script}</Latin> : <Unset variable="CHATBOT_SCRIPT_URL" />}</dd>
          </div>
          <div>
            <dt>صفحة المحادثة</dt>
            <dd>{pageHost ? <Latin>{pageHost}</Latin> : <Unset variable="CHATBOT_PAGE_URL" />}</dd>
          </div>
        </dl>
      ) : (
        <p className="sm muted">
          لا مزوّد محادثة خارجيًا. مساعد التحالف يجيب من الأسئلة الشائعة، ويحوّل إلى موظف. <Unset variable="CHATBOT_SCRIPT_URL" />.
        </p>
      )}
    </Card>
  )
}
