import { data } from 'react-router'
import { contractPath, contractsPath } from '#areas/contracts/contract.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { paperPath } from '#areas/contracts/templates/paths.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Breadcrumbs } from '#ui/links.tsx'
import { Code } from '#ui/values.tsx'
import { companySignPage } from '../sign-page.ts'
import { atSigning, companySignPath } from '../signing.ts'
import { Became, Frozen, SignCard } from '../ui/sign-parts.tsx'
import { SigningBadge } from '../ui/signing-badge.tsx'
import { askCompanyCode } from '../use-cases/ask-code.ts'
import { signForCompany } from '../use-cases/sign-by-code.ts'
import type { Route } from './+types/back-office-sign'

export const loader = page(contractsPermissions.signForCompany, async (ctx, { params, query }) => {
  const found = await companySignPage(ctx, params.contractId)
  if (!found) throw data('لا توقيع للشركة مطلوب على هذا العقد.', { status: 404, statusText: 'Not Found' })
  return { page: found, act: query.get('act') }
})

export const action = submitOneOf({
  code: submit(askCompanyCode, ({ id }) => saying('أُرسل الرمز', atSigning(companySignPath(id)))),
  sign: submit(signForCompany, ({ id }) => saying('وُقّع العقد عن الشركة', contractPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `توقيع ${loaderData?.page.number ?? ''} · العقود · التحالف` },
]

export default function CompanySignPage({ loaderData: { page: found, act }, actionData: reply }: Route.ComponentProps) {
  const isWanted = found.standing === 'requested'
  const path = companySignPath(found.contractId)
  return (
    <div className="sign-page">
      <Breadcrumbs
        above={[
          { to: contractsPath, label: 'العقود' },
          { to: contractPath(found.contractId), label: found.number },
        ]}
        here="التوقيع عن الشركة"
      />
      <div className="page-h">
        <div>
          <h1>
            التوقيع عن الشركة: <Code>{found.number}</Code>
          </h1>
          <p className="muted sm">
            {found.kindLabel} · <SigningBadge standing={found.standing} />
          </p>
        </div>
      </div>
      {!isWanted && <Unheard reply={reply} />}
      {!isWanted && <Became page={found} />}
      <Frozen page={found} paper={paperPath(found.contractId)} />
      {isWanted && <SignCard page={found} path={path} act={act} reply={reply} />}
    </div>
  )
}
