import { data } from 'react-router'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { useReplies } from '#ui/form/replies.ts'
import { Seen } from '#ui/form/seen.tsx'
import { Field, FormProblem, fieldsOf, PostForm, SubmitButton } from '#ui/form.tsx'
import { DateText, Num } from '#ui/values.tsx'
import { howMany } from '#values/plural.ts'
import { services } from '#values/services.ts'
import { campaignKinds, campaignStatuses } from '../campaign.ts'
import { campaignChoices, oneCampaign } from '../campaign-queries.ts'
import type { ScheduleCampaignForm } from '../inputs.ts'
import { notificationPermissions } from '../permissions.ts'
import { CampaignForm } from '../ui/campaign-form.tsx'
import { cancelCampaign, scheduleCampaign } from '../use-cases/run-campaign.ts'
import { changeCampaign } from '../use-cases/write-campaign.ts'
import { channelWords, statusWords } from '../words.ts'
import type { Route } from './+types/back-office-campaign'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.title ?? 'حملة'} · التحالف` }]

export const handle = {
  above: { to: '/admin/notifications/campaigns', label: 'الحملات والإعلانات' },
  crumb: (loaderData: { title: string } | undefined) => loaderData?.title,
}

export const loader = page(notificationPermissions.campaign, async (ctx, { params }) => {
  const campaign = await oneCampaign(ctx, params.campaignId)
  if (!campaign) throw data('لا توجد هذه الحملة.', { status: 404, statusText: 'Not Found' })
  return { ...campaign, choices: await campaignChoices(ctx) }
})

const list = '/admin/notifications/campaigns'
export const action = submitOneOf({
  schedule: submit(scheduleCampaign, ({ isNow }) => saying(isNow ? 'يبدأ الإرسال خلال دقيقة' : 'جُدولت الحملة', list)),
  change: submit(changeCampaign, ({ id }) => saying('حُفظ التعديل', `${list}/${id}`)),
  cancel: submit(cancelCampaign, () => saying('أُلغيت، ولن يُرسل ما بقي منها', list)),
})

type Campaign = Route.ComponentProps['loaderData']

export default function CampaignPage({ loaderData: campaign, actionData }: Route.ComponentProps) {
  const replyTo = useReplies(actionData)
  const { kind, title, status, text, subject, channels, by, writtenAt } = campaign
  return (
    <>
      <div className="page-h">
        <div>
          <h1 dir="auto">{title}</h1>
          <p className="muted sm">
            {campaignKinds[kind]} · {channels.map((channel) => channelWords[channel]).join('، ')} · {by} ·{' '}
            <DateText at={writtenAt} />
          </p>
        </div>
        <Badge tone={status === 'sent' ? 'success' : 'info'}>{campaignStatuses[status]}</Badge>
      </div>
      <div className="cols">
        <div className="stack">
          <Reach {...campaign} />
          <Card title="النص">
            <p className="muted sm">{whom(campaign)}</p>
            {subject && <p className="medium">{subject}</p>}
            <p className="message-text">{text}</p>
          </Card>
          {campaign.can.edit && (
            <Card title="عدّل المسودة">
              <CampaignForm
                key={campaign.version}
                action={`${list}/${campaign.id}?act=change`}
                draft={campaign}
                choices={campaign.choices}
                reply={replyTo('change')}
              >
                <Seen of={campaign.version} reply={replyTo('change')} />
              </CampaignForm>
            </Card>
          )}
        </div>
        <Acts campaign={campaign} replyTo={replyTo} />
      </div>
    </>
  )
}

/** Before it goes: how many it reaches now. Afterwards: what became of each. */
function Reach(campaign: Campaign) {
  const { preview, progress, writtenLetters } = campaign
  if (preview) return <Alert kind={preview.people === 0 ? 'warning' : 'info'}>{reachInWords(campaign, preview)}</Alert>
  return (
    <Card title="ما أُرسل">
      {progress.length === 0 ? (
        <p className="muted sm">{writtenLetters === null ? 'تُكتب الرسائل الآن.' : 'لا أحد وصلته.'}</p>
      ) : (
        <dl className="kv">
          {progress.map(({ status, count }) => (
            <div key={status}>
              <dt>{statusWords[status]}</dt>
              <dd>
                <Num>{count}</Num>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

function reachInWords({ kind, audience }: Campaign, { meant, people }: NonNullable<Campaign['preview']>) {
  const noun = audience.people === 'staff' ? 'user' : 'customer'
  if (meant === 0) return 'لا تصل الآن إلى أحد: لا حساب تشمله هذه الشروط.'
  if (kind === 'announcement') return `يصل الآن إلى ${howMany(people, noun, 'gen')}.`
  const of = `من ${howMany(meant, noun, 'gen')}`
  if (people === 0) return `لا تصل الآن إلى أحد ${of}: لم يوافق أحد منهم على العروض بهذه القنوات.`
  return `تصل الآن إلى ${howMany(people, noun, 'gen')} ممن وافقوا على العروض، ${of}.`
}

/** The audience in words. */
function whom({ audience, branch, role }: Campaign) {
  const { people, wilayat, kind, service } = audience
  if (people === 'staff')
    return [role ? `إلى من دوره «${role}»` : 'إلى فريق العمل', branch && `في ${branch}`].filter(Boolean).join(' ')
  const which = kind === 'company' ? 'المؤسسات والشركات' : kind === 'person' ? 'العملاء الأفراد' : 'العملاء'
  return [`إلى ${which}`, service && `في ${services[service].label}`, branch && `في ${branch}`, wilayat && `في ولاية ${wilayat}`]
    .filter(Boolean)
    .join('، ')
}

function Acts({ campaign, replyTo }: { campaign: Campaign; replyTo: ReturnType<typeof useReplies> }) {
  const { id, can, scheduledFor, status, version } = campaign
  const reply = replyTo('schedule')
  const field = fieldsOf<ScheduleCampaignForm>(reply)
  const path = `${list}/${id}`
  return (
    <Card title="الإرسال">
      <div className="stack">
        <FormProblem text={replyTo('cancel')?.problem} />
        {status === 'scheduled' && scheduledFor && (
          <p>
            تُرسل <DateText at={scheduledFor} weekday time />
          </p>
        )}
        {can.schedule && (
          <PostForm action={`${path}?act=schedule`} reply={reply} before="الإرسال">
            <Seen of={version} reply={reply} />
            <DateField {...field('day')} label="اليوم" help="اتركه فارغًا لتُرسل الآن." optional />
            <Field {...field('hour')} label="الساعة" type="time" dir="ltr" optional />
            <SubmitButton block>أرسل أو جدول</SubmitButton>
          </PostForm>
        )}
        {can.cancel && (
          <PostForm action={`${path}?act=cancel`} className="">
            <SubmitButton block variant="outline">
              ألغِها
            </SubmitButton>
          </PostForm>
        )}
        {!can.schedule && !can.cancel && <p className="muted sm">انتهت، ولا شيء يُفعل بها.</p>}
      </div>
    </Card>
  )
}
