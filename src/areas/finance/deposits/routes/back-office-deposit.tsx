import { Printer } from 'lucide-react'
import { data } from 'react-router'
import { leafAddress } from '#areas/finance/ledger/movements-asked.ts'
import { payoutPath } from '#areas/finance/payouts/payout-asked.ts'
import { financePermissions as may } from '#areas/finance/permissions.ts'
import { recordOf, recordParts } from '#areas/records/public.ts'
import { RecordTabs } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { reaches } from '#platform/reach.ts'
import { buttonLook } from '#ui/button-look.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { OpenLink } from '#ui/links.tsx'
import { Money } from '#ui/values.tsx'
import { accountFor } from '../deposit.ts'
import { depositPath, depositsPath } from '../deposit-asked.ts'
import { deposit, duesBeside } from '../deposit-detail.ts'
import { depositKind } from '../deposit-record.ts'
import { cameInCash } from '../going-back.ts'
import { DepositAbout, Moves } from '../ui/deposit-about.tsx'
import { DepositActs } from '../ui/deposit-acts.tsx'
import { Forfeits } from '../ui/forfeits.tsx'
import { askForfeit } from '../use-cases/ask-forfeit.ts'
import { deductDeposit } from '../use-cases/deduct-deposit.ts'
import { changeRelease, refundDeposit } from '../use-cases/refund-deposit.ts'
import type { Route } from './+types/back-office-deposit'

export const loader = page(may.viewDeposits, async (ctx, { params, query }) => {
  const one = await deposit(ctx, params.depositId)
  if (!one) throw data('لا يوجد هذا التأمين.', { status: 404, statusText: 'Not Found' })
  const mayEdit = reaches(ctx.actor, may.askDeposits, { branchId: one.branchId })
  const [customer, parts, dues, cash] = await Promise.all([
    recordOf(ctx, 'customer', one.partyId),
    recordParts(ctx, { kind: depositKind, recordId: one.id, mayEdit }),
    one.may.deduct ? duesBeside(ctx, one) : [],
    one.may.refund && one.line === 'rent' ? cameInCash(ctx, one.id) : null,
  ])
  return {
    ...{ deposit: one, customer: customer && { path: customer.path }, parts, dues, cash, formId: ctx.newId() },
    ...{ tab: query.get('tab'), act: query.get('act') },
    books: ctx.actor.may(may.viewBooks) && leafAddress({ account: accountFor(one.line), key: one.id }),
    till: ctx.actor.may(may.receivePayments) ? `/admin/finance/cashier?party=${one.partyId}` : null,
  }
})

export const action = submitOneOf({
  deduct: submit(deductDeposit, ({ id }) => saying('خُصم من التأمين', depositPath(id))),
  forfeit: submit(askForfeit, ({ id }) => saying('طُلبت المصادرة، وهي بانتظار الاعتماد', depositPath(id))),
  refund: submit(refundDeposit, ({ id, number, isWaiting }) =>
    saying(isWaiting ? `أُعدّ السند ${number}، وهو بانتظار الاعتماد` : `أُعدّ السند ${number}، ويمكن صرفه`, payoutPath(id)),
  ),
  release: submit(changeRelease, ({ id }) => saying('حُفظ موعد الرد', depositPath(id))),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `تأمين ${loaderData?.deposit.contract ?? ''} · التحالف` }]

export const handle = { above: { to: depositsPath, label: 'التأمينات المستردة' }, crumb: () => 'تأمين' }

export default function DepositPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { deposit: one, customer, parts, dues, cash, formId, tab, act, till, books } = loaderData
  const { deduct, forfeit, refund, change: release } = one.may
  const isHeard = Object.entries({ deduct, forfeit, refund, release }).some(([name, may]) => may && name === act)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            تأمين <bdi>{one.contract}</bdi>
          </h1>
          <p className="muted sm">
            <bdi>{one.holder}</bdi> · المحفوظ{' '}
            <OpenLink to={books}>
              <Money amount={one.held} />
            </OpenLink>
          </p>
        </div>
        <div className="acts">
          <a href={`${depositPath(one.id)}/pdf`} target="_blank" className={buttonLook({ variant: 'outline' })} rel="noopener">
            <Printer className="i i-sm" aria-hidden />
            ورقة التسوية
          </a>
        </div>
      </div>
      {!isHeard && <Unheard reply={reply} />}
      <div className="cols">
        <div className="stack">
          <Moves moves={one.moves} held={one.held} till={till} />
        </div>
        <div className="stack">
          <DepositAbout deposit={one} customer={customer} />
          <Forfeits forfeits={one.forfeits} />
          <DepositActs
            key={`${one.held} ${one.free}`}
            deposit={one}
            dues={dues}
            cash={cash}
            formId={formId}
            act={act}
            reply={reply}
          />
        </div>
        <div className="cols-last">
          <RecordTabs parts={parts} path={depositPath(one.id)} tab={tab} />
        </div>
      </div>
    </>
  )
}
