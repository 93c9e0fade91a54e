import { Link } from 'react-router'
import { ownKeysPath, ownWebhooksPath } from '#areas/parcels/paths.ts'
import { saying, submit, submitOneOf } from '#platform/http.ts'
import { merchantsOwnPage } from '../../merchants/for-merchants.ts'
import { ownKeys } from '../queries.ts'
import { KeyCards } from '../ui/key-cards.tsx'
import { endOwnKey, makeOwnKey, widenOwnKey } from '../use-cases/keep-keys.ts'
import type { Route } from './+types/portal-keys'

export const meta = () => [{ title: 'مفاتيح الربط · التحالف' }]

export const handle = { crumb: () => 'مفاتيح الربط' }

export const loader = merchantsOwnPage(async (ctx) => ({ keys: await ownKeys(ctx) }))

export const action = submitOneOf({
  make: submit(makeOwnKey, ({ key }) => ({ key })),
  widen: submit(widenOwnKey, () => saying('صار المفتاح يصل إلى المبالغ', ownKeysPath)),
  end: submit(endOwnKey, () => saying('أُنهي المفتاح', ownKeysPath)),
})

export default function OwnKeysPage({ loaderData: { keys }, actionData }: Route.ComponentProps) {
  const fresh = actionData && 'key' in actionData ? actionData.key : null
  const reply = actionData && 'key' in actionData ? undefined : actionData
  return (
    <>
      <div className="page-h">
        <div>
          <h1>مفاتيح الربط</h1>
          <p className="muted sm">
            يسجّل بها برنامجك الطرود ويقرأ حالها. الوصف في{' '}
            <a href="/api/v1/openapi.json" className="link inl">
              openapi.json
            </a>
            ، وتصله تنبيهات ما يجري في{' '}
            <Link to={ownWebhooksPath} className="link inl">
              عناوين التنبيهات
            </Link>
          </p>
        </div>
      </div>
      <KeyCards keys={keys} fresh={fresh} reply={reply} />
    </>
  )
}
