import { Printer } from 'lucide-react'
import { data, Link } from 'react-router'
import { viewingContracts } from '#areas/contracts/public.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { Code } from '#ui/values.tsx'
import { sumsOf } from '../leaving-papers.ts'
import { leavingPath } from '../move-out.ts'
import { leaving } from '../queries.ts'
import { Account, Owed, Returned } from '../ui/account.tsx'
import { Deductions } from '../ui/deductions.tsx'
import { Settling } from '../ui/settling.tsx'
import { issueClearance } from '../use-cases/issue-clearance.ts'
import { refundRest, settleMoveOut } from '../use-cases/settle-move-out.ts'
import { addDeduction, removeDeduction, signMoveOut } from '../use-cases/write-move-out.ts'
import type { Route } from './+types/back-office-leaving'

export const loader = page(viewingContracts, async (ctx, { params, query }) => {
  const one = await leaving(ctx, params.contractId)
  if (!one) throw data('لا يوجد هذا العقد.', { status: 404, statusText: 'Not Found' })
  return { leaving: one, sums: sumsOf(one), formId: ctx.newId(), act: query.get('act') }
})

const back =
  (said: string) =>
  ({ id }: { id: string }) =>
    saying(said, leavingPath(id))

export const action = submitOneOf({
  add: submit(addDeduction, back('أُضيف الخصم')),
  remove: submit(removeDeduction, back('حُذف الخصم')),
  sign: submit(signMoveOut, back('وُقّعت التسوية')),
  settle: submit(settleMoveOut, back('سُوّي الإخلاء')),
  refund: submit(refundRest, back('طُلب رد باقي التأمين')),
  clear: submit(issueClearance, back('صدرت براءة الذمة')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `تسوية إخلاء ${loaderData?.leaving.contract.number ?? ''} · التحالف` },
]

export const handle = { crumb: () => 'تسوية الإخلاء' }

const heardBy = ['add', 'sign', 'settle', 'refund']

export default function LeavingPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { leaving: one, sums, formId, act } = loaderData
  const { contract, unit, tenant, clearance } = one
  return (
    <>
      <div className="page-h">
        <div>
          <h1>تسوية الإخلاء</h1>
          <p className="muted sm">
            <Link className="link" to={contract.path}>
              <Code>{contract.number}</Code>
            </Link>{' '}
            · <bdi>{unit.called}</bdi> · <bdi>{tenant}</bdi>
          </p>
        </div>
        <div className="acts">
          {!one.staysOn && <Print to={`${leavingPath(contract.id)}/pdf`} label="اطبع التسوية" />}
          {clearance && (
            <Print to={`${leavingPath(contract.id)}/pdf?paper=clearance`} label={`براءة الذمة ${clearance.number}`} />
          )}
        </div>
      </div>
      {!heardBy.includes(act ?? '') && <Unheard reply={reply} />}
      {one.staysOn && <Alert>{one.staysOn}</Alert>}
      {!one.staysOn && (
        <div className="cols">
          <div className="stack">
            <Account leaving={one} sums={sums} />
            <Settling {...{ leaving: one, formId, act, reply }} />
            <Returned leaving={one} />
          </div>
          <div className="stack">
            <Deductions leaving={one} formId={formId} reply={act === 'add' ? reply : undefined} />
            <Owed leaving={one} />
          </div>
        </div>
      )}
    </>
  )
}

const Print = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noopener" className={buttonLook({ variant: 'outline' })}>
    <Printer className="i i-sm" aria-hidden />
    {label}
  </a>
)
