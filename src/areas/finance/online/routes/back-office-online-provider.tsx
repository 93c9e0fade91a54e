import { onlinePath } from '#areas/finance/addresses.ts'
import { providerKinds } from '#areas/finance/ledger/provider-kinds.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import type { FieldProps } from '#ui/form/frame.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Field, FormProblem, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { Code, DateText, Latin } from '#ui/values.tsx'
import type { ConnectProviderForm } from '../inputs.ts'
import { toldPath } from '../online-payment.ts'
import { connectedProvider } from '../queries.ts'
import { connectProvider, disconnectProvider } from '../use-cases/connect-provider.ts'
import type { Route } from './+types/back-office-online-provider'

const here = `${onlinePath}/provider`

export const meta = () => [{ title: 'مزوّد الدفع · التحالف' }]

export const handle = { above: { to: onlinePath, label: 'الدفع الإلكتروني' }, crumb: () => 'مزوّد الدفع' }

export const loader = page(financePermissions.connectPayments, async (ctx, { query }) => ({
  provider: await connectedProvider(ctx),
  told: `${ctx.origin}${toldPath}`,
  act: query.get('act'),
}))

const connected = 'رُبط مزوّد الدفع، ويظهر الدفع الإلكتروني للعملاء.'
const keptUnheard = 'حُفظ الربط، ولم يُجب المزوّد ليتحقق من المفتاح. جرّب دفعة صغيرة قبل العملاء.'

export const action = submitOneOf({
  connect: submit(connectProvider, ({ isHeard }) => saying(isHeard ? connected : keptUnheard, here)),
  disconnect: submit(disconnectProvider, () => saying('فُصل مزوّد الدفع. يبقى للعملاء التحويل البنكي.', here)),
})

export default function ProviderPage({ loaderData: { provider, told, act }, actionData }: Route.ComponentProps) {
  const reply = act === 'connect' ? actionData : undefined
  const field = fieldsOf<ConnectProviderForm>(reply)
  const kept = provider ? { help: 'محفوظ. اكتبه من جديد عند كل تغيير.' } : {}
  return (
    <>
      <div className="page-h">
        <h1>مزوّد الدفع الإلكتروني</h1>
      </div>
      <div className="cols">
        <Card title={provider ? 'تغيير الربط' : 'الربط'}>
          {/* What was kept is not left standing in its fields. */}
          <PostForm key={String(provider?.changedAt)} action={`${here}?act=connect`} reply={reply} before="الربط">
            <SelectField
              {...field('place')}
              label="البيئة"
              options={[
                ['test', 'ثواني، للتجربة'],
                ['live', 'ثواني، فعلية'],
              ]}
              required
            />
            <Field {...field('publishableKey')} label="المفتاح المعلن" dir="ltr" autoComplete="off" required {...kept} />
            <Secret {...field('secretKeyPassword')} label="المفتاح السري" {...kept} />
            <Secret {...field('webhookPassword')} label="سر الإشعارات" {...kept} />
            <p className="help">تُحفظ المفاتيح مختومة، ولا تُعرض بعد حفظها لأحد.</p>
            <div>
              <SubmitButton>اربط المزوّد</SubmitButton>
            </div>
          </PostForm>
        </Card>
        <div className="stack">
          <Card
            title="الحال الآن"
            actions={<Badge tone={provider?.active ? 'success' : 'muted'}>{provider?.active ? 'مربوط' : 'غير مربوط'}</Badge>}
          >
            {provider?.active && provider.refusedSince && (
              <Alert kind="danger">
                رفض المزوّد مفتاحنا منذ <DateText at={provider.refusedSince} time />، ولا يدفع العملاء به. اكتب المفتاح من جديد.
              </Alert>
            )}
            <dl className="told">
              {provider && (
                <>
                  <Told question="المزوّد">{providerKinds[provider.kind]}</Told>
                  <Told question="عنوانه">
                    <Latin>{provider.address}</Latin>
                  </Told>
                  <Told question="تغيّر">
                    <DateText at={provider.changedAt} time />
                  </Told>
                </>
              )}
              <Told question="عنوان الإشعارات لديه">
                <Code>{told}</Code>
              </Told>
            </dl>
            {!provider?.active && <p className="sm muted">بلا مزوّد يدفع العملاء بتحويل بنكي مع إثباته.</p>}
          </Card>
          {provider?.active && (
            <Card title="فصل المزوّد">
              <FormProblem text={act === 'disconnect' ? actionData?.problem : null} />
              <PostForm action={`${here}?act=disconnect`}>
                <p className="sm muted">لا تبدأ به عملية جديدة، ويُتابع ما بدأ منها.</p>
                <div>
                  <SubmitButton variant="danger">افصل المزوّد</SubmitButton>
                </div>
              </PostForm>
            </Card>
          )}
        </div>
      </div>
    </>
  )
}

const Secret = (field: FieldProps) => <Field {...field} type="password" dir="ltr" autoComplete="off" required />
