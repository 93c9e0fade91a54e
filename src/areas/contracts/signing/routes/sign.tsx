import { data } from 'react-router'
import { forEachVisit, page, saying, submit, submitOneOf } from '#platform/http.ts'
import { anyone } from '#platform/permissions.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code } from '#ui/values.tsx'
import { ServiceCard } from '../service/ui/service-card.tsx'
import { askService, confirmService } from '../service/use-cases/sign-by-service.ts'
import { type SignPage as SignedPage, signPage } from '../sign-page.ts'
import { atSigning, signPaperPath, signPath } from '../signing.ts'
import { Became, DeclineForm, Frozen, SignCard } from '../ui/sign-parts.tsx'
import { SigningBadge } from '../ui/signing-badge.tsx'
import { askSigningCode } from '../use-cases/ask-code.ts'
import { declineSignature } from '../use-cases/decline-signature.ts'
import { signByCode } from '../use-cases/sign-by-code.ts'
import type { Route } from './+types/sign'

export const headers = forEachVisit

export const loader = page(anyone, async (ctx, { params: { signingToken: token = '' }, query }) => {
  const found = await signPage(ctx, token)
  if (!found) throw data('لا عقد بهذا الرابط. افتح أحدث رابط وصلك.', { status: 404, statusText: 'Not Found' })
  return { page: found, token, act: query.get('act') }
})

const back =
  (said: string) =>
  ({ token }: { token: string }) =>
    saying(said, signPath(token))

export const action = submitOneOf({
  code: submit(askSigningCode, ({ token }) => saying('أُرسل الرمز', atSigning(signPath(token)))),
  sign: submit(signByCode, back('سُجّل توقيعك')),
  service: submit(askService, back('صار العقد لدى المزوّد. افتح صفحته لتوقّع.')),
  confirm: submit(confirmService, back('سُجّل توقيعك')),
  decline: submit(declineSignature, back('سُجّل رفضك')),
})

const tabOf = ({ offer, kindLabel }: SignedPage) => offer ?? `توقيع ${kindLabel}`

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? tabOf(loaderData.page) : 'لا توجد صفحة هنا'} · التحالف` },
  { name: 'robots', content: 'noindex' },
]

export default function SignPage({ loaderData: { page: found, token, act }, actionData: reply }: Route.ComponentProps) {
  const isWanted = found.standing === 'requested'
  return (
    <div className="container sign-page">
      <div className="page-h">
        <div>
          <h1>
            {found.offer ?? found.kindLabel} <Code>{found.number}</Code>
          </h1>
          <p className="muted sm">
            <bdi>{found.name}</bdi> · {found.called} · <SigningBadge standing={found.standing} />
          </p>
        </div>
      </div>
      {!isWanted && <Unheard reply={reply} />}
      {!isWanted && <Became page={found} />}
      {found.standing !== 'withdrawn' && <Frozen page={found} paper={signPaperPath(token)} />}
      {isWanted && <SignCard page={found} path={signPath(token)} act={act} reply={reply} />}
      {isWanted && found.service && <ServiceCard service={found.service} path={signPath(token)} act={act} reply={reply} />}
      {isWanted && <DeclineForm page={found} path={signPath(token)} act={act} reply={reply} />}
    </div>
  )
}
