import { Link } from 'react-router'
import { ownKeysPath, ownWebhooksPath } from '#areas/parcels/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { merchantsOwnPage } from '../../merchants/for-merchants.ts'
import { ownWebhooks } from '../queries.ts'
import { FreshSecret, NewWebhook, WebhookCard } from '../ui/webhook-cards.tsx'
import { addOwnWebhook, endOwnWebhook, rotateOwnWebhook, sendAgain, tryOwnWebhook } from '../use-cases/keep-own-webhooks.ts'
import type { Route } from './+types/portal-webhooks'

export const meta = () => [{ title: 'عناوين التنبيهات · التحالف' }]

export const handle = { crumb: () => 'عناوين التنبيهات' }

export const loader = merchantsOwnPage(async (ctx) => ({ webhooks: await ownWebhooks(ctx) }))

export const action = submitOneOf({
  add: submit(addOwnWebhook, ({ secret }) => ({ secret })),
  rotate: submit(rotateOwnWebhook, ({ secret }) => ({ secret })),
  try: submit(tryOwnWebhook, () => saying('أُرسلت إليه تجربة', ownWebhooksPath)),
  again: submit(sendAgain, () => saying('يُرسل مرة أخرى', ownWebhooksPath)),
  end: submit(endOwnWebhook, () => saying('أُوقف العنوان', ownWebhooksPath)),
})

export default function OwnWebhooksPage({ loaderData: { webhooks }, actionData }: Route.ComponentProps) {
  const secret = actionData && 'secret' in actionData ? actionData.secret : null
  const reply = actionData && 'secret' in actionData ? undefined : actionData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>عناوين التنبيهات</h1>
          <p className="muted sm">
            يسمع فيها برنامجك ما يجري لطرودك، ومعه توقيع بسر العنوان. ويضيفها البرنامج بنفسه{' '}
            <Link to={ownKeysPath} className="link inl">
              بمفتاح ربط
            </Link>
          </p>
        </div>
      </div>
      <div className="stack">
        {secret && <FreshSecret value={secret} />}
        <Unheard reply={reply} />
        {webhooks.map((one) => (
          <WebhookCard key={one.id} of={one} />
        ))}
        <NewWebhook key={secret ?? 'typed'} reply={reply} />
      </div>
    </>
  )
}
