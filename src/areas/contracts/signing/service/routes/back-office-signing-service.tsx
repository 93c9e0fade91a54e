import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Field, FormProblem, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { Told } from '#ui/told.tsx'
import { DateText, Latin } from '#ui/values.tsx'
import { signingServicePath } from '../../signing.ts'
import { connectedService } from '../connected.ts'
import type { ConnectServiceForm } from '../inputs.ts'
import { connectService, disconnectService } from '../use-cases/connect-service.ts'
import type { Route } from './+types/back-office-signing-service'

export const meta = () => [{ title: 'مزوّد التوقيع · التحالف' }]

export const handle = { crumb: () => 'مزوّد التوقيع' }

export const loader = page(contractsPermissions.connectSigning, async (ctx, { query }) => ({
  service: await connectedService(ctx),
  act: query.get('act'),
}))

export const action = submitOneOf({
  connect: submit(connectService, () => saying('رُبط مزوّد التوقيع، ويظهر لمن يُطلب توقيعه.', signingServicePath)),
  disconnect: submit(disconnectService, () => saying('فُصل مزوّد التوقيع. يبقى التوقيع برمز وعلى الورق.', signingServicePath)),
})

export default function SigningServicePage({ loaderData: { service, act }, actionData }: Route.ComponentProps) {
  const reply = act === 'connect' ? actionData : undefined
  const field = fieldsOf<ConnectServiceForm>(reply)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>مزوّد التوقيع المرخّص</h1>
          <p className="muted sm">يوقّع به من أراد بدل الرمز، ويُحفظ إثباته في صفحة إثبات التوقيع.</p>
        </div>
      </div>
      <div className="cols">
        <Card title={service ? 'تغيير الربط' : 'الربط'}>
          {/* What was kept is not left standing in its fields. */}
          <PostForm key={String(service?.changedAt)} action={`${signingServicePath}?act=connect`} reply={reply} before="الربط">
            <Field {...field('name', service?.name)} label="اسم المزوّد" maxLength={60} required />
            <Field {...field('address', service?.address)} label="عنوان الخدمة" dir="ltr" required />
            <Field {...field('keyPassword')} type="password" label="المفتاح" dir="ltr" autoComplete="off" required />
            <p className="help">يُحفظ المفتاح مختومًا، ولا يُعرض بعد حفظه لأحد. اكتبه من جديد عند كل تغيير.</p>
            <div>
              <SubmitButton>اربط المزوّد</SubmitButton>
            </div>
          </PostForm>
        </Card>
        <Card
          title="الحال الآن"
          actions={<Badge tone={service?.active ? 'success' : 'muted'}>{service?.active ? 'مربوط' : 'غير مربوط'}</Badge>}
        >
          {service && (
            <dl className="told">
              <Told question="المزوّد">{service.name}</Told>
              <Told question="عنوانه">
                <Latin>{service.address}</Latin>
              </Told>
              <Told question="تغيّر">
                <DateText at={service.changedAt} time />
              </Told>
            </dl>
          )}
          {!service?.active && <p className="sm muted">بلا مزوّد يُوقّع العقد برمز إلى الهاتف المسجل، أو على الورق.</p>}
          {service?.active && (
            <>
              <FormProblem text={act === 'disconnect' ? actionData?.problem : null} />
              <PostForm action={`${signingServicePath}?act=disconnect`}>
                <p className="sm muted">لا يبدأ به توقيع جديد، ويُتابع ما بدأ منه.</p>
                <div>
                  <SubmitButton variant="danger">افصل المزوّد</SubmitButton>
                </div>
              </PostForm>
            </>
          )}
        </Card>
      </div>
    </>
  )
}
