import { data } from 'react-router'
import { financePermissions } from '#areas/finance/permissions.ts'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Unheard } from '#ui/form/unheard.tsx'
import { DateText, Money } from '#ui/values.tsx'
import { accountPath, linePath, sizeOf } from '../line.ts'
import { bankLine } from '../line-detail.ts'
import { LineAbout } from '../ui/line-about.tsx'
import { ByHand } from '../ui/line-by-hand.tsx'
import { LinePayer } from '../ui/line-payer.tsx'
import { Proposals } from '../ui/line-proposals.tsx'
import { TakeBack } from '../ui/take-back.tsx'
import { knowPayer } from '../use-cases/know-payer.ts'
import { matchEntries, matchFee, matchInterest, matchMove, matchProof, matchUnknown } from '../use-cases/match-line.ts'
import { settleCards } from '../use-cases/settle-cards.ts'
import { takeLineBack } from '../use-cases/take-back.ts'
import { unmatchLine } from '../use-cases/unmatch-line.ts'
import type { Route } from './+types/back-office-bank-line'

export const loader = page(financePermissions.viewBankLines, async (ctx, { params, query }) => {
  const q = query.get('q') ?? ''
  const line = await bankLine(ctx, params.lineId, q)
  if (!line) throw data('لا يوجد هذا السطر.', { status: 404, statusText: 'Not Found' })
  const sees = { books: ctx.actor.may(financePermissions.viewBooks), receipts: ctx.actor.may(financePermissions.viewReceipts) }
  const may = { match: ctx.actor.may(financePermissions.matchBank), setApart: ctx.actor.may(financePermissions.reverseReceipts) }
  return { line, q, act: query.get('act'), may, sees }
})

const back =
  (said: string) =>
  ({ lineId }: { lineId: string }) =>
    saying(said, linePath(lineId))

export const action = submitOneOf({
  entry: submit(matchEntries, back('طوبق السطر')),
  move: submit(matchMove, back('طوبق السطر، ووصل النقد')),
  proof: submit(matchProof, back('طوبق السطر، وتأكد الإثبات وصدر سنده')),
  cards: submit(settleCards, back('طوبق السطر، وسُوّيت البطاقات')),
  fee: submit(matchFee, back('طوبق السطر، وقُيّدت العمولة')),
  interest: submit(matchInterest, back('طوبق السطر، وقُيّدت الفائدة')),
  unknown: submit(matchUnknown, back('طوبق السطر، ويبقى غير معرّف حتى يُعرف')),
  payer: submit(knowPayer, ({ id, number }) => saying(`صدر السند ${number}`, `/admin/finance/receipts/${id}`)),
  unmatch: submit(unmatchLine, back('أُلغيت المطابقة')),
  'take-back': submit(takeLineBack, ({ accountId }) => saying('سُحب السطر من الكشف.', accountPath(accountId))),
})

export const meta: Route.MetaFunction = () => [{ title: 'سطر في كشف البنك · التحالف' }]

export const handle = { above: { to: '/admin/finance/banks', label: 'كشوف البنوك' }, crumb: () => 'سطر' }

export default function BankLinePage({ loaderData: { line, q, act, may, sees }, actionData: reply }: Route.ComponentProps) {
  const { amount, account, day, description, status, isUnknown, choices } = line
  const of = (name: string) => (act === name ? reply : undefined)
  return (
    <>
      <div className="page-h">
        <div>
          <h1>
            {amount > 0n ? 'دخل' : 'خرج'} <Money amount={sizeOf(amount)} />
          </h1>
          <p className="muted sm">
            <a className="link" href={accountPath(account.id)}>
              <bdi>{account.bank}</bdi>
            </a>
            {' · '}
            <DateText at={day} />
            {description && (
              <>
                {' · '}
                <bdi>{description}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
      <Unheard reply={act && ['entry', 'cards', 'fee', 'unmatch', 'take-back'].includes(act) ? undefined : reply} />
      <div className="cols">
        <div className="stack">
          {may.match && choices && <Proposals proposals={choices.proposals} reply={of('proof')} maySetApart={may.setApart} />}
          {may.match && choices && <ByHand line={line} choices={choices} of={of} />}
          <LineAbout line={line} sees={sees} unmatch={may.match && status === 'matched' ? { reply: of('unmatch') } : null} />
          {may.match && status === 'new' && <TakeBack of="السطر" reply={of('take-back')} />}
        </div>
        {may.match && amount > 0n && (status === 'new' || isUnknown) && (
          <LinePayer q={q} people={line.people} reply={of('payer')} maySetApart={may.setApart} />
        )}
      </div>
    </>
  )
}
